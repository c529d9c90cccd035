import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface StaticDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: { preventDefault(): void }) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

/**
 * A dialog over the page that only its own button closes: Esc and the ground behind do nothing, Tab goes round inside.
 * The focus goes to `first` and, when it is gone, back to where it was.  A-52
 */
export function useStaticDialog(first: RefObject<HTMLElement | null>): StaticDialog {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    ref.current?.showModal();
    first.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [first]);
  return { ref, onCancel: (event) => event.preventDefault(), onKeyDown: keepInside };
}

function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === 'Escape') event.preventDefault();
  if (event.key !== 'Tab') return;
  const buttons = event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)');
  const [from, to] = event.shiftKey
    ? [buttons[0], buttons[buttons.length - 1]]
    : [buttons[buttons.length - 1], buttons[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
