/** A value inside a path: how it is matched, parsed and printed. */
export interface Parameter<Value> {
  /** A regular expression without capturing groups or slashes. */
  readonly source: string;
  /** Parses a text that `source` matched; undefined if the value is invalid all the same. */
  readonly parse: (text: string) => Value | undefined;
  readonly print: (value: Value) => string;
}

/** Replaces an escaped slash (%2F) while a path is read, so that it does not split the segment. */
export const PATH_SLASH_MARK = '\uFFFF';

/** Any text in one segment. */
export const TEXT: Parameter<string> = {
  source: '[^/]{1,200}',
  parse: (text) => text.replaceAll(PATH_SLASH_MARK, '/'),
  print: (value) => encodeURIComponent(value.toWellFormed()),
};

/** Creates a parameter for text that matches an expression, without conversion. */
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

/** Creates a parameter for a fixed word that stands for one value. */
export function word<const Value>(text: string, value: Value): Parameter<Value> {
  return { source: text, parse: () => value, print: () => text };
}

/**
 * Returns an expression for any of the values, the longest first, so that `show_` is not read as `show` with a rest.
 * D-13
 */
export function matchAny(values: readonly string[]): string {
  return `(?:${[...values].sort((one, other) => other.length - one.length).join('|')})`;
}

/** Returns an expression for a word in any mixture of upper and lower case. A-07 */
export function matchAnyCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
