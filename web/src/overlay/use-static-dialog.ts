import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { focusBack } from './focus-back.ts';

interface StaticDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: { preventDefault(): void }) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

/**
 * A dialog over the page that only its own button closes: Esc and the ground behind do nothing, Tab goes round inside.
 * The focus goes to `first` and, when the dialog is gone, back to where it was, or to the content where that is gone as
 * well.  A-52
 */
export function useStaticDialog(first: RefObject<HTMLElement | null>): StaticDialog {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    ref.current?.showModal();
    first.current?.focus();
    return () => focusBack(opener);
  }, [first]);
  return { ref, onCancel: (event) => event.preventDefault(), onKeyDown: keepInside };
}

const REACHED = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';

function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === 'Escape') event.preventDefault();
  if (event.key !== 'Tab') return;
  const reached = [...event.currentTarget.querySelectorAll<HTMLElement>(REACHED)].filter((each) =>
    each.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [reached[0], reached.at(-1)] : [reached.at(-1), reached[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
