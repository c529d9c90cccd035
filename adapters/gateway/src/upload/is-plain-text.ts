const CONTROL = /(?![\t\n\v\f\r])\p{Cc}/u;
/** Formats whose whole content may be letters. */
const OTHER_FORMATS = /^\s{0,8}(?:%PDF-|\{\\rtf|%!PS)/;

/** Whether bytes are text and nothing else: UTF-8, or UTF-16 that says so, without control characters. D-41 */
export function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return !CONTROL.test(text) && !OTHER_FORMATS.test(text);
  } catch {
    return false; // a decoder that is told to be fatal throws on the first wrong byte
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
