import type { Ids } from '@fairhall/core/ports/ids';

/** Available in browsers and in Node, also on pages without HTTPS. */
type Randomness = Pick<typeof globalThis.crypto, 'getRandomValues'>;

/** Creates ids from the platform's random numbers. */
export function createIds(randomness: Randomness = globalThis.crypto): Ids {
  return {
    uuid() {
      const bytes = randomness.getRandomValues(new Uint8Array(16));
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
      return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
    secret: (length) => toBase64url(randomness.getRandomValues(new Uint8Array(length))),
  };
}

/** Encodes each byte as two hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Encodes bytes as text that needs no escaping in an address. */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
