/** One value inside a path: what it looks like, what it means, how it is written. */
export interface Parameter<Value> {
  /** A regular expression without capturing groups and without a slash. */
  readonly source: string;
  /** Undefined refuses a text that the expression alone would let through. */
  readonly parse: (text: string) => Value | undefined;
  readonly print: (value: Value) => string;
}

/** An escaped slash inside a segment, while the path is being read. */
export const ESCAPED_SLASH = '\uFFFF';

/** Any text of one segment. */
export const FREE_TEXT: Parameter<string> = {
  source: '[^/]{1,200}',
  parse: (text) => text.replaceAll(ESCAPED_SLASH, '/'),
  print: (value) => encodeURIComponent(value.toWellFormed()),
};

/** Text of a narrow alphabet that needs no escapes. */
export function plain(source: string): Parameter<string> {
  return { source, parse: (text) => text, print: encodeURIComponent };
}

export function oneOf<const Value extends string>(values: readonly Value[]): Parameter<Value> {
  return {
    source: alternatives(values),
    parse: (text) => values.find((value) => value === text),
    print: encodeURIComponent,
  };
}

/** A word that stands for one value. */
export function word<const Value>(text: string, value: Value): Parameter<Value> {
  return { source: text, parse: () => value, print: () => text };
}

/** The longest alternative first. D-13 */
export function alternatives(values: readonly string[]): string {
  return `(?:${[...values].sort((one, other) => other.length - one.length).join('|')})`;
}

/** An expression for a word in any mixture of cases. A-07 */
export function anyCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
