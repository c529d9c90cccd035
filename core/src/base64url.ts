/** Text and bytes as base64url, without what only a browser or only Node brings. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The bytes of base64 in either alphabet; padding may be missing. What no such text holds is not looked for. */
export function decodeBase64url(encoded: string): readonly number[] {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const letter of encoded.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')) {
    bits = ((bits << 6) | ALPHABET.indexOf(letter)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return bytes;
}

/** Bytes in letters that no address has to escape, without padding. */
export function encodeBase64url(bytes: readonly number[]): string {
  let text = '';
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    count += 8;
    while (count >= 6) {
      count -= 6;
      text += ALPHABET.charAt((bits >> count) & 0x3f);
    }
  }
  return count === 0 ? text : text + ALPHABET.charAt((bits << (6 - count)) & 0x3f);
}

/** The text that bytes of UTF-8 spell; '' for bytes that are not UTF-8. */
export function decodeUtf8(bytes: readonly number[]): string {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return '';
  }
}

/** A text as UTF-8. Half of a letter that needs two units is written as the sign for what cannot be read. */
export function encodeUtf8(text: string): readonly number[] {
  const escaped = encodeURIComponent(text.toWellFormed());
  return (escaped.match(/%..|[^%]/g) ?? []).map((part) =>
    part.startsWith('%') ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );
}
