const PATTERN_CONTROL = /(?![\t\n\v\f\r])\p{Cc}/u;
/** The same pattern for encodings of one or two bytes a letter, in which bytes above 127 are letters. */
const PATTERN_CONTROL_BYTE = /(?![\t\n\v\f\r])[\p{Cc}--[\x80-\x9f]]/v;
/** Formats whose whole content may consist of letters. */
const PATTERN_OTHER_FORMATS = /^\s{0,1024}(?:%PDF-|\{\\rtf|%!PS)/;

/**
 * Whether the bytes are only text: UTF-8, UTF-16, or an encoding that spreadsheets save in, such as Windows-1254 or
 * GBK, without control characters. D-41
 */
export function isPlainText(bytes: Uint8Array): boolean {
  const text = decodeText(bytes, detectEncoding(bytes));
  if (text !== undefined) return !PATTERN_CONTROL.test(text) && !PATTERN_OTHER_FORMATS.test(text);
  const letters = Buffer.from(bytes).toString('latin1');
  return !PATTERN_CONTROL_BYTE.test(letters) && !PATTERN_OTHER_FORMATS.test(letters);
}

/** Undefined for bytes that are invalid in the encoding: a fatal decoder throws on the first one. */
function decodeText(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Detects the encoding by its byte order mark; without one, by the zeros in every other byte of Latin letters in
 * UTF-16.
 */
function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length % 2 === 1 || !bytes.includes(0)) return 'utf-8';
  const countZeros = (at: number) => bytes.filter((byte, index) => byte === 0 && index % 2 === at).length;
  const [big, little] = [countZeros(0), countZeros(1)];
  if (big + little <= bytes.length / 4 || (big > 0 && little > 0)) return 'utf-8';
  return big === 0 ? 'utf-16le' : 'utf-16be';
}
