import {
  type SignatureCrypto,
  type SignedRequest,
  shapeOnlySignature,
  signature,
} from '@fairhall/core/contract/signature';
import { base64url, createIds, hex } from './ids.ts';

const SALT = 'tsx-sign-v1';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const bytesOfHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The hashing of signed calls, by the platform's own crypto. */
export function createSignatureCrypto({ subtle } = globalThis.crypto, ids = createIds()): SignatureCrypto {
  return {
    sha256Hex: async (text) => hex(new Uint8Array(await subtle.digest('SHA-256', bytesOf(text)))),
    async keyedMac(secretHex, info, text) {
      const secret = await subtle.importKey('raw', bytesOfHex(secretHex), 'HKDF', false, ['deriveKey']);
      const derivation = { name: 'HKDF', hash: 'SHA-256', salt: bytesOf(SALT), info: bytesOf(info) };
      const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
      const key = await subtle.deriveKey(derivation, secret, hmac, false, ['sign']);
      return base64url(new Uint8Array(await subtle.sign('HMAC', key, bytesOf(text))));
    },
    nonce: () => ids.secret(16),
  };
}

/** Signs with the secret that a caller holds, or, without one, in shape alone (D-49). */
export function createSign(crypto: SignatureCrypto, secret: () => { keyId: string; hex: string } | undefined) {
  return (request: SignedRequest): string | Promise<string> => {
    const held = secret();
    return held === undefined ? shapeOnlySignature(crypto) : signature(crypto, request, held);
  };
}
