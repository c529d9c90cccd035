import type { PasswordView } from '@fairhall/core/account/form.view';
import { type HTMLInputAutoCompleteAttribute, type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { FieldFrame, getControlProps } from './field-frame.tsx';
import { isFilled } from './filled.ts';
import styles from './password-field.module.css';
import field from './text-field.module.css';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly password: PasswordView;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly help?: string | null;
  /** True if a locked field already accepts typing, since it is about to be unlocked. */
  readonly takesKeys: boolean;
  readonly onType: (value: string) => void;
  readonly onLeave: () => void;
  readonly onToggle: () => void;
}

/**
 * A password field with a button to show it. A locked field can still be focused and filled in, so that neither the
 * keyboard nor a password manager skips it.   A-22
 */
export function PasswordField(props: PasswordFieldProps) {
  const { text } = useTexts();
  const { name, label, password, autoComplete, help = null, takesKeys } = props;
  const input = useRef<HTMLInputElement>(null);
  const isLocked = !password.available;
  useLock(input, isLocked && !takesKeys);
  return (
    <FieldFrame name={name} label={label} field={password} help={help}>
      <span className={field.box} data-locked={isLocked ? '' : undefined}>
        <input
          ref={input}
          {...getControlProps({ ...props, field: password, help })}
          className={styles.password}
          type={password.visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-disabled={isLocked || undefined}
          placeholder={isLocked ? text('account.password.locked') : undefined}
        />
        <IconButton
          icon={password.visible ? 'eyeOff' : 'eye'}
          label={text(password.visible ? 'account.password.hide' : 'account.password.show')}
          pressed={password.visible}
          onClick={props.onToggle}
        />
      </span>
    </FieldFrame>
  );
}

/** While the field is locked, blocks typing but allows filling in by the browser. */
function useLock(input: RefObject<HTMLInputElement | null>, isLocked: boolean): void {
  useEffect(() => {
    const element = input.current;
    if (element === null || !isLocked) return;
    const cancelInput = (event: InputEvent) => {
      if (!isFilled(event)) event.preventDefault();
    };
    element.addEventListener('beforeinput', cancelInput);
    return () => element.removeEventListener('beforeinput', cancelInput);
  }, [input, isLocked]);
}
