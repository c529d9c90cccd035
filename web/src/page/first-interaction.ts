/**
 * Events that only a person causes. A password manager causes `input` alone. Scrolling is none of them, because a browser
 * also scrolls by itself.
 */
const EVENT_NAMES = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

let pageInteraction: Promise<void> | undefined;

/**
 * Resolves at the first interaction with the page; at once where a field has the focus or was filled in before this code
 * ran.
 */
export function waitForFirstInteraction(): Promise<void> {
  pageInteraction ??= hasBeenUsed(document) ? Promise.resolve() : nextEvent(window, [...EVENT_NAMES, 'focusin']);
  return pageInteraction;
}

/**
 * Resolves at the first interaction inside something that has just opened. `focusin` is none: the page itself puts the
 * focus there.
 */
export const waitForInteractionIn = (target: EventTarget): Promise<void> => nextEvent(target, EVENT_NAMES);

function nextEvent(target: EventTarget, names: readonly string[]): Promise<void> {
  const listening = new AbortController();
  return new Promise((resolve) => {
    const handleEvent = () => {
      listening.abort();
      // After all listeners have run: a render in the middle of an input event would take back what was just filled in.
      setTimeout(resolve);
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const name of names) target.addEventListener(name, handleEvent, options);
  });
}

const FIELD_SELECTOR = ':is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden]))';

interface TypedField {
  readonly value: string;
  /** As the server wrote it. */
  readonly defaultValue: string;
}

/** The part of a document that shows whether somebody has used it. */
export interface UsedDocument {
  readonly activeElement: { matches(selector: string): boolean } | null;
  querySelectorAll(selector: string): Iterable<object>;
}

export function hasBeenUsed(page: UsedDocument): boolean {
  if (page.activeElement?.matches(FIELD_SELECTOR)) return true;
  const fields = page.querySelectorAll(FIELD_SELECTOR) as Iterable<TypedField>; // by the selector
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
