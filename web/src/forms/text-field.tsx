import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldFrame, type FieldProps, getControlProps } from './field-frame.tsx';
import styles from './text-field.module.css';
import { useInputProps } from './use-input-props.ts';

export interface TextFieldProps extends FieldProps {
  readonly type: 'text' | 'email' | 'date';
  readonly inputMode: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  /** The unit of a number, at the end of the field. */
  readonly unit?: string | null;
}

interface TextAreaFieldProps extends FieldProps {
  readonly placeholder?: string;
  readonly rows?: number;
  /** Shown between the label and the text. */
  readonly above?: ReactNode;
  /** Shown below the text. */
  readonly below?: ReactNode;
}

const STYLE_CLASSES = {
  email: styles.address,
  tel: styles.address,
  url: styles.address,
  numeric: 'number',
  decimal: 'number',
  text: undefined,
} as const;

/** A field of one line. Email addresses and numbers are written left to right in every language. */
export function TextField({ type, inputMode, autoComplete, unit, ...props }: TextFieldProps) {
  const inputProps = useInputProps(props);
  return (
    <FieldFrame {...props}>
      <span className={styles.box}>
        <input
          {...inputProps}
          className={STYLE_CLASSES[inputMode]}
          dir={inputMode === 'text' && props.field.value !== '' ? 'auto' : undefined}
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
export function TextAreaField({ placeholder, rows = 6, above, below, ...props }: TextAreaFieldProps) {
  // The placeholder has the page's direction, typed text its own.
  const direction = props.field.value === '' ? undefined : 'auto';
  return (
    <FieldFrame {...props}>
      {above}
      <span className={styles.box}>
        <textarea {...getControlProps(props)} dir={direction} rows={rows} placeholder={placeholder} />
      </span>
      {below}
    </FieldFrame>
  );
}
