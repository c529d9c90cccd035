import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SignatureCrypto } from '@fairhall/core/contract/signature';

/** The hash functions for signed calls, on the server. */
export const callSignatureCrypto: SignatureCrypto = {
  sha256Hex: async (text) => createHash('sha256').update(text).digest('hex'),
  keyedMac: async (secretHex, info, text) => {
    const key = hkdfSync('sha256', Buffer.from(secretHex, 'hex'), 'tsx-sign-v1', info, 32);
    return createHmac('sha256', new Uint8Array(key)).update(text).digest('base64url');
  },
  nonce: () => randomBytes(16).toString('base64url'),
};
