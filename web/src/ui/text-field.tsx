import { shownText } from '@fairhall/core/contract/error-message';
import type { FieldView } from '@fairhall/core/forms/field';
import { Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
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
  readonly help?: ReactNode;
}

interface TextFieldProps extends FieldProps {
  readonly type: 'text' | 'email';
  readonly inputMode?: 'numeric' | 'email';
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

/** Everything that two kinds of text field have in common: names, state, words, and what a keystroke does. */
function useFieldProps({ name, label, field, onType, onLeave, optional = false, help }: FieldProps) {
  const texts = useTexts();
  return {
    id: fieldId(name),
    name,
    label: optional ? (
      <>
        {label} <small>{texts.text('form.optional')}</small>
      </>
    ) : (
      label
    ),
    value: field.value,
    error: field.message === null ? null : <Problem text={shownText(texts, field.message)} />,
    description: help,
    withAsterisk: false,
    'aria-required': !optional,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onType(event.currentTarget.value),
    onBlur: onLeave,
    wrapperProps: { 'data-field': name, 'data-state': field.state },
  };
}

/** Words in a row. An address is written from left to right in every language. */
export function TextField({ type, inputMode, autoComplete, unit, ...field }: TextFieldProps) {
  const section = unit ? { rightSection: <span className={styles.unit}>{unit}</span>, rightSectionWidth: 104 } : {};
  return (
    <TextInput
      {...useFieldProps(field)}
      {...section}
      size="md"
      type={type}
      {...(inputMode === undefined ? {} : { inputMode })}
      autoComplete={autoComplete}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      classNames={{ ...PARTS, input: `${styles.input} ${type === 'email' ? styles.address : 'number'}` }}
    />
  );
}

/** A text of several lines. */
export function LongTextField({ placeholder, above, below, ...field }: LongTextFieldProps) {
  return (
    <Textarea
      {...useFieldProps(field)}
      size="md"
      rows={6}
      resize="vertical"
      placeholder={placeholder}
      inputContainer={(input) => (
        <>
          {above}
          {input}
          {below}
        </>
      )}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      classNames={{ ...PARTS, input: `${styles.input} ${styles.long}` }}
    />
  );
}

const PARTS = {
  root: styles.field ?? '',
  wrapper: styles.box ?? '',
  label: styles.label ?? '',
  error: styles.problem ?? '',
  description: styles.help ?? '',
};

function Problem({ text }: { text: string }) {
  return (
    <>
      <Icon name="warning" small />
      <span>{text}</span>
    </>
  );
}
