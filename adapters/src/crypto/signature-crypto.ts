import {
  buildBrowserSignature,
  type SignatureCrypto,
  type SignedRequest,
  signRequest,
} from '@fairhall/core/contract/signature';
import { createIds, toBase64url, toHex } from './ids.ts';

const KEY_SALT = 'tsx-sign-v1';
const toBytes = (text: string) => new TextEncoder().encode(text);
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Hashes signed calls with the platform's own crypto. */
export function createSignatureCrypto({ subtle } = globalThis.crypto, ids = createIds()): SignatureCrypto {
  return {
    sha256Hex: async (text) => toHex(new Uint8Array(await subtle.digest('SHA-256', toBytes(text)))),
    async keyedMac(secretHex, info, text) {
      const secret = await subtle.importKey('raw', fromHex(secretHex), 'HKDF', false, ['deriveKey']);
      const derivation = { name: 'HKDF', hash: 'SHA-256', salt: toBytes(KEY_SALT), info: toBytes(info) };
      const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
      const key = await subtle.deriveKey(derivation, secret, hmac, false, ['sign']);
      return toBase64url(new Uint8Array(await subtle.sign('HMAC', key, toBytes(text))));
    },
    nonce: () => ids.secret(16),
  };
}

/**
 * Creates the function that signs requests with the caller's secret. Without a secret the signature has the right
 * format but proves nothing (D-49).
 */
export function createSign(crypto: SignatureCrypto, secret: () => { keyId: string; hex: string } | undefined) {
  return (request: SignedRequest): string | Promise<string> => {
    const signingSecret = secret();
    return signingSecret === undefined ? buildBrowserSignature(crypto) : signRequest(crypto, request, signingSecret);
  };
}
