/** One value inside a path: how it is recognised, read and written. */
export interface Parameter<Value> {
  /** A regular expression without capturing groups and without a slash. */
  readonly source: string;
  /** The value of a text that `source` matched; undefined if it is refused all the same. */
  readonly parse: (text: string) => Value | undefined;
  readonly print: (value: Value) => string;
}

/** Stands for an escaped slash (%2F) while a path is being read, so that it does not split the segment. */
export const PATH_SLASH_MARK = '\uFFFF';

/** Any text of one segment. */
export const TEXT: Parameter<string> = {
  source: '[^/]{1,200}',
  parse: (text) => text.replaceAll(PATH_SLASH_MARK, '/'),
  print: (value) => encodeURIComponent(value.toWellFormed()),
};

/** Text that matches an expression and is taken as it is. */
export function pattern(source: string): Parameter<string> {
  return { source, parse: (text) => text, print: encodeURIComponent };
}

export function option<const Value extends string>(values: readonly Value[]): Parameter<Value> {
  return {
    source: matchAny(values),
    parse: (text) => values.find((value) => value === text),
    print: encodeURIComponent,
  };
}

/** A fixed word that stands for one value. */
export function word<const Value>(text: string, value: Value): Parameter<Value> {
  return { source: text, parse: () => value, print: () => text };
}

/**
 * An expression for any of the values. The longest stands first, so that `show_` is not read as `show` with a rest.
 * D-13
 */
export function matchAny(values: readonly string[]): string {
  return `(?:${[...values].sort((one, other) => other.length - one.length).join('|')})`;
}

/** An expression for a word in any mixture of upper and lower case. A-07 */
export function matchAnyCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
