import { shownText } from '@fairhall/core/contract/error-message';
import type { FieldView } from '@fairhall/core/forms/field';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useTexts } from '../app/contexts.ts';
import { fieldId } from './focus-field.ts';
import { Icon } from './icon.tsx';
import styles from './text-field.module.css';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly field: FieldView;
  readonly onType: (value: string) => void;
  readonly onLeave: () => void;
  readonly optional?: boolean;
  readonly help?: string | null;
}

interface TextFieldProps extends FieldProps {
  readonly type: 'text' | 'email';
  readonly inputMode: 'numeric' | 'email';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  /** What a number is counted in, at the end of the field. */
  readonly unit?: string | null;
}

interface LongTextFieldProps extends FieldProps {
  readonly placeholder: string;
  /** Between the label and the text. */
  readonly above?: ReactNode;
  /** Below the text. */
  readonly below?: ReactNode;
}

/** What every kind of text field does: it is named, tells what is wrong with it, and passes on what is typed. */
function controlProps({ name, field, help, optional, onType, onLeave }: FieldProps) {
  const id = fieldId(name);
  const describedBy = [field.message === null ? '' : `${id}-problem`, help ? `${id}-help` : ''].filter(Boolean);
  return {
    id,
    name,
    value: field.value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onType(event.currentTarget.value),
    onBlur: onLeave,
    'aria-required': optional !== true,
    'aria-invalid': field.message !== null,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
  };
}

/** Words in one row. An address is written from left to right in every language. */
export function TextField({ type, inputMode, autoComplete, unit, ...props }: TextFieldProps) {
  return (
    <FieldFrame {...props}>
      <span className={styles.box}>
        <input
          {...controlProps(props)}
          className={type === 'email' ? styles.address : 'number'}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
        />
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </span>
    </FieldFrame>
  );
}

/** A text of several lines. */
export function LongTextField({ placeholder, above, below, ...props }: LongTextFieldProps) {
  return (
    <FieldFrame {...props}>
      {above}
      <span className={styles.box}>
        <textarea {...controlProps(props)} rows={6} placeholder={placeholder} />
      </span>
      {below}
    </FieldFrame>
  );
}

/** Label above, what is wrong and what helps below. */
function FieldFrame({ name, label, field, optional, help, children }: FieldProps & { readonly children: ReactNode }) {
  const texts = useTexts();
  const id = fieldId(name);
  return (
    <div className={styles.field} data-field={name} data-state={field.state}>
      <label htmlFor={id}>
        {label} {optional ? <small>{texts.text('form.optional')}</small> : null}
      </label>
      {children}
      {field.message === null ? null : (
        <p id={`${id}-problem`} className={styles.problem}>
          <Icon name="warning" small />
          <span>{shownText(texts, field.message)}</span>
        </p>
      )}
      {help ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
