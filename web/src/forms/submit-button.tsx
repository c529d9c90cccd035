import type { SubmitView } from '@fairhall/core/forms/submit.view';
import type { MouseEvent, ReactNode } from 'react';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import styles from './submit-button.module.css';

interface SubmitButtonProps {
  readonly view: SubmitView;
  /** The second of two submit buttons on the screen. */
  readonly outlined?: boolean;
  readonly children: ReactNode;
}

/**
 * The button that sends a form. It is never disabled: a press shows why the form cannot be sent. It stays in place and
 * keeps the focus during the submit. 
 */
export function SubmitButton({ view, outlined, children }: SubmitButtonProps) {
  const { busy, loading, locked } = view;
  return (
    <button
      type="submit"
      onMouseDown={cancelFieldBlur}
      className={`button large ${outlined ? styles.outlined : 'primary'} ${styles.submit}`}
      aria-busy={busy}
      aria-disabled={locked || undefined}
      data-loading={loading ? '' : undefined}
    >
      {children}
      {loading ? <LoadingSpinner /> : null}
    </button>
  );
}

/**
 * Prevents a press from blurring a field. A blur may show an error, which moves the button away from under the pointer,
 * and the press would be lost.
 */
function cancelFieldBlur(event: MouseEvent): void {
  event.preventDefault();
}
