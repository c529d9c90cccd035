/** A name inside a sentence: in another script it keeps its own direction, its last full stop too. */
export const wrapInIsolate = (name: string): string => `\u2068${name}\u2069`;
