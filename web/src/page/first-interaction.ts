/** What only a person does; of a password manager the last is all there is. A page that scrolls by itself shows none. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

let sign: Promise<void> | undefined;

/** Resolves when somebody is there; at once where she was before this code: then a field is entered or filled in. */
export function firstInteraction(): Promise<void> {
  sign ??= wasUsed(document) ? Promise.resolve() : signOn(window, [...SIGNS, 'focusin']);
  return sign;
}

/** The first sign inside something that has just opened. It is given the focus by the page, so that is none. */
export const firstInteractionIn = (place: EventTarget): Promise<void> => signOn(place, SIGNS);

function signOn(place: EventTarget, names: readonly string[]): Promise<void> {
  const heard = new AbortController();
  return new Promise((resolve) => {
    const seen = () => {
      heard.abort();
      // Once the event has been heard by everybody: what is drawn anew in the midst of it takes back what it filled in.
      setTimeout(resolve);
    };
    const options = { capture: true, passive: true, signal: heard.signal };
    for (const name of names) place.addEventListener(name, seen, options);
  });
}

const TYPED = ':is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden]))';

interface TypedField {
  readonly value: string;
  /** As the server wrote it. */
  readonly defaultValue: string;
}

/** What of a document tells that somebody has used it. */
export interface UsedDocument {
  readonly activeElement: { matches(selector: string): boolean } | null;
  querySelectorAll(selector: string): Iterable<object>;
}

export function wasUsed(page: UsedDocument): boolean {
  if (page.activeElement?.matches(TYPED)) return true;
  const fields = page.querySelectorAll(TYPED) as Iterable<TypedField>; // by the selector
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
