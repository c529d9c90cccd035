import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Icon } from '../ui/icon.tsx';
import { FieldFrame, type FieldProps, getControlProps } from './field-frame.tsx';
import styles from './select-field.module.css';
import box from './text-field.module.css';

interface SelectFieldProps extends FieldProps {
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** A native select: it is searched by typing, and opens as a wheel on a phone. */
export function SelectField({ choices, autoComplete, ...props }: SelectFieldProps) {
  return (
    <FieldFrame {...props}>
      <span className={`${box.box} ${styles.select}`}>
        <select {...getControlProps(props)} autoComplete={autoComplete ?? 'off'}>
          {choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </FieldFrame>
  );
}
