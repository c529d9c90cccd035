import { type DisplayMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { FormFailure } from './form-notice.tsx';
import styles from './form-result.module.css';

interface FormResultProps {
  /** Why the last submit failed; null if it did not. */
  readonly message: DisplayMessage | null;
  /** The text of its success, or what replaces the form after it; null without one. */
  readonly done: ReactNode;
}

/**
 * The result of a form's last submit, for a form whose page stays open. Focus and scroll go to each new result, because
 * it may be out of view, and the button with the focus may be gone. The first invalid field is the result of a rejected
 * submit: see `useInvalidFocus`.
 */
export function FormResult({ message, done }: FormResultProps) {
  const texts = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const isDone = done !== null && done !== '';
  const failure = message === null ? null : toDisplayText(texts, message);
  const result = failure ?? (typeof done === 'string' ? done : isDone ? 'done' : '');
  const shown = useRef(result);
  useEffect(() => {
    if (result === shown.current) return;
    shown.current = result;
    if (result === '') return;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  const kind = failure === null ? 'done' : 'failure';
  return (
    <div
      ref={root}
      className={styles.result}
      tabIndex={-1}
      data-result={failure === null && !isDone ? undefined : kind}
    >
      <FormFailure message={message} />
      <div role="status" className={styles.done}>
        {done}
      </div>
    </div>
  );
}
