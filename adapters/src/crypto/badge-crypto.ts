import type { BadgeVerifier } from '@fairhall/core/badge/badge-signature';
import { decodeBase64url } from '@fairhall/core/base64url';

const bytesOf = (encoded: string) => Uint8Array.from(decodeBase64url(encoded));

/** Checks a badge's signature with the platform's Ed25519. False for a malformed key. D-31 */
export function createVerifyBadge({ subtle } = globalThis.crypto): BadgeVerifier {
  return async (publicKey, signature, text) => {
    try {
      const key = await subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
      return await subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(text));
    } catch {
      return false;
    }
  };
}
