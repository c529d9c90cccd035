/** A `String.raw` template with a letter beyond ASCII. */
const TEMPLATE_PATTERN = /String\.raw`[\0-_a-\x7f]*[^\0-\x7f]/;

/**
 * Replaces letters beyond ASCII in code by escapes. They occur in texts, templates, patterns and names, where both mean
 * the same. Throws for a `String.raw` with such a letter, which would show the escape.
 */
export function toAscii(code: string): string {
  if (TEMPLATE_PATTERN.test(code))
    throw new Error('String.raw holds a letter beyond ASCII: write the text without String.raw');
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, slashes: string, letter: string) => {
    // A backslash that escapes the letter itself would escape that of the escape.
    const before = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
    return `${before}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
