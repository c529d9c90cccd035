import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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
  const opener = useRef<Element>(null);
  // Before anything else runs: a picture inside that is there at once would be measured in a dialog that has no size yet.
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    ref.current?.showModal();
    first.current?.focus();
  }, [first]);
  // Once the dialog is gone: while it is open, nothing behind it takes the focus.
  useEffect(() => () => focusBack(opener.current), []);
  return { ref, onCancel: (event) => event.preventDefault(), onKeyDown: handleKeyDown };
}

const FOCUS_SELECTOR =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';

function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === 'Escape') event.preventDefault();
  if (event.key !== 'Tab') return;
  const reached = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUS_SELECTOR)].filter((each) =>
    each.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [reached[0], reached.at(-1)] : [reached.at(-1), reached[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
