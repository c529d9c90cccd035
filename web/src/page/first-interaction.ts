/**
 * Events that only a user causes. A password manager causes only `input`. Scrolling is not in the list, because a
 * browser also scrolls by itself.
 */
const EVENT_NAMES = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

let pageInteraction: Promise<void> | undefined;

/**
 * Resolves at the first interaction with the page; at once if a field has the focus or was filled in before this code
 * ran.
 */
export function waitForFirstInteraction(): Promise<void> {
  pageInteraction ??= hasBeenUsed(document) ? Promise.resolve() : nextEvent(window, [...EVENT_NAMES, 'focusin']);
  return pageInteraction;
}

/**
 * Resolves at the first interaction inside an element that has just opened. `focusin` does not count, since the page
 * itself moves the focus there.
 */
export const waitForInteractionIn = (target: EventTarget): Promise<void> => nextEvent(target, EVENT_NAMES);

function nextEvent(target: EventTarget, names: readonly string[]): Promise<void> {
  const listening = new AbortController();
  return new Promise((resolve) => {
    const handleEvent = ({ type, target }: Event) => {
      // A pop-up takes the focus by itself.
      if (type === 'focusin' && (target as Partial<Element>).closest?.('dialog')) return;
      listening.abort();
      // After all listeners have run: a render during an input event would undo the input.
      setTimeout(resolve);
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const name of names) target.addEventListener(name, handleEvent, options);
  });
}

const FIELD_SELECTOR = ':is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden]))';

interface TypedField {
  readonly value: string;
  /** The value that the server rendered. */
  readonly defaultValue: string;
}

/** The members of a document that show whether the user has interacted with it. */
export interface UsedDocument {
  readonly activeElement: { matches(selector: string): boolean } | null;
  querySelectorAll(selector: string): Iterable<object>;
}

export function hasBeenUsed(page: UsedDocument): boolean {
  if (page.activeElement?.matches(FIELD_SELECTOR)) return true;
  const fields = page.querySelectorAll(FIELD_SELECTOR) as Iterable<TypedField>; // FIELD_SELECTOR matches only these
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
