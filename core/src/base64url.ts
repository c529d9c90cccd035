/** Text and bytes as base64url, without APIs that only browsers or only Node have. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Decodes base64 in either alphabet, with or without padding. It does not check for invalid letters. */
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

/** Encodes bytes as base64url without padding; URLs need no escaping for it. */
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

/** Decodes UTF-8 bytes; '' for bytes that are not UTF-8. */
export function decodeUtf8(bytes: readonly number[]): string {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return '';
  }
}

/** Encodes a text as UTF-8. A lone surrogate becomes the replacement character. */
export function encodeUtf8(text: string): readonly number[] {
  const escaped = encodeURIComponent(text.toWellFormed());
  return (escaped.match(/%..|[^%]/g) ?? []).map((part) =>
    part.startsWith('%') ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );
}
