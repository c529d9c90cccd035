/**
 * Events that only a person causes. A password manager causes `input` alone. Scrolling is none of them, because a browser
 * also scrolls by itself.
 */
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

let interaction: Promise<void> | undefined;

/**
 * Resolves at the first interaction with the page; at once where a field has the focus or was filled in before this code
 * ran.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= wasUsed(document) ? Promise.resolve() : nextEvent(window, [...INTERACTIONS, 'focusin']);
  return interaction;
}

/**
 * Resolves at the first interaction inside something that has just opened. `focusin` is none: the page itself puts the
 * focus there.
 */
export const firstInteractionIn = (place: EventTarget): Promise<void> => nextEvent(place, INTERACTIONS);

function nextEvent(place: EventTarget, names: readonly string[]): Promise<void> {
  const listening = new AbortController();
  return new Promise((resolve) => {
    const onEvent = () => {
      listening.abort();
      // After all listeners have run: a render in the middle of an input event would take back what was just filled in.
      setTimeout(resolve);
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const name of names) place.addEventListener(name, onEvent, options);
  });
}

const TYPED = ':is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden]))';

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

export function wasUsed(page: UsedDocument): boolean {
  if (page.activeElement?.matches(TYPED)) return true;
  const fields = page.querySelectorAll(TYPED) as Iterable<TypedField>; // by the selector
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
