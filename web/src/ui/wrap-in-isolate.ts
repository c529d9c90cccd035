/**
 * Isolates a name within a sentence, so that a name in another script keeps its own text direction, including a final
 * full stop.
 */
export const wrapInIsolate = (name: string): string => `\u2068${name}\u2069`;
