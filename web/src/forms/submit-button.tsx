import type { SubmitView } from '@fairhall/core/forms/submit.view';
import type { MouseEvent, ReactNode } from 'react';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import styles from './submit-button.module.css';

interface SubmitButtonProps {
  readonly view: SubmitView;
  /** One of two on the screen, and not the first of them. */
  readonly outlined?: boolean;
  readonly children: ReactNode;
}

/**
 * The one button that sends a form. It is never dead: what keeps the form from being sent is said at a press. It stays
 * where it is and keeps the focus while the submit runs. 
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

/** Leaving a field may show an error, which moves the button away from under the pointer: the press would be lost. */
function cancelFieldBlur(event: MouseEvent): void {
  event.preventDefault();
}
