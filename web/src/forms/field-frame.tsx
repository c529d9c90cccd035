import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { FieldView } from '@fairhall/core/forms/field';
import type { ReactNode } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { getScopedId } from './focus-field.ts';
import styles from './text-field.module.css';

/** The props of every form field. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly field: FieldView;
  readonly onType: (value: string) => void;
  readonly onLeave: () => void;
  readonly optional?: boolean;
  readonly help?: string | null;
}

/** Returns the props that all kinds of fields share: name, error message and input events. */
export function getControlProps({ name, field, help, optional, onType, onLeave }: FieldProps) {
  const id = getScopedId(name);
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

type FrameProps = Pick<FieldProps, 'name' | 'label' | 'optional' | 'help'> & {
  readonly field: Pick<FieldView, 'state' | 'message'>;
  readonly children: ReactNode;
};

/** The label above the field, error message and help below it. */
export function FieldFrame({ name, label, field, optional, help, children }: FrameProps) {
  const texts = useTexts();
  const id = getScopedId(name);
  return (
    <div className={styles.field} data-field={name} data-state={field.state}>
      <label htmlFor={id}>
        {label} {optional ? <small>{texts.text('form.optional')}</small> : null}
      </label>
      {children}
      {field.message === null ? null : (
        <FieldProblem id={`${id}-problem`}>{toDisplayText(texts, field.message)}</FieldProblem>
      )}
      {help ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

interface FieldProblemProps {
  readonly id?: string;
  readonly role?: 'alert';
  /** A warning does not block the form. */
  readonly tone?: 'warning';
  readonly children: ReactNode;
}

/** A field's error message, below it. */
export function FieldProblem({ id, role, tone, children }: FieldProblemProps) {
  return (
    <p id={id} role={role} className={styles.problem} data-tone={tone}>
      <Icon name="warning" small />
      <span>{children}</span>
    </p>
  );
}
