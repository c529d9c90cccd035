import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusBack } from './focus-back.ts';

interface StaticDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: { preventDefault(): void }) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

/**
 * A dialog over the page that only its own button closes: Escape and a press on the backdrop do nothing, and Tab stays
 * inside. The focus moves to `first`. When the dialog closes it returns to the previous element, or to the content if
 * that no longer exists.  A-52
 */
export function useStaticDialog(first: RefObject<HTMLElement | null>): StaticDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  // Before all other effects: a cached picture inside would otherwise be measured while the dialog has no size.
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    ref.current?.showModal();
    first.current?.focus();
  }, [first]);
  // After the dialog is removed, since while it is open nothing behind it can take the focus.
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
