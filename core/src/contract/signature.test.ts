import { describe, expect, test } from 'vitest';
import { SIGNATURE_SHAPE, type SignatureCrypto, shapeOnlySignature, signature } from './signature.ts';

const subtle = globalThis.crypto.subtle;
const bytes = (text: string) => new TextEncoder().encode(text);

const crypto: SignatureCrypto = {
  sha256Hex: async (text) => Buffer.from(await subtle.digest('SHA-256', bytes(text))).toString('hex'),
  keyedMac: async (secretHex, info, text) => {
    const secret = await subtle.importKey('raw', Buffer.from(secretHex, 'hex'), 'HKDF', false, ['deriveKey']);
    const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: bytes('tsx-sign-v1'), info: bytes(info) };
    const key = await subtle.deriveKey(hkdf, secret, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']);
    return Buffer.from(await subtle.sign('HMAC', key, bytes(text))).toString('base64url');
  },
  nonce: () => 'N'.repeat(22),
};

const hex = '00112233445566778899aabbccddeeff'.repeat(2);
const envelope = {
  data: {},
  appVersion: '1.0.0',
  time: 1_760_000_000_000,
  lang: 'en',
  token: '',
  siteId: 999,
  websiteId: 999,
};
const request = { audience: 'supplier', method: 'POST', path: '/blade-supplier/info', envelope } as const;
const sign = (changed: object = {}) => signature(crypto, { ...request, ...changed }, { keyId: 'k1', hex }, 'A'.repeat(22));

describe('the signature of assistant and supplier calls', () => {
  test('R-3.053 the published vector comes out', async () => {
    const bare = { ...request, envelope: {} as typeof envelope };
    console.log(await signature(crypto, bare, { keyId: 'k1', hex }, 'A'.repeat(22)));
    expect(await sign()).toEqual('1.k1.AAAAAAAAAAAAAAAAAAAAAA.UXHWXOo3LNNhe6QbWonDiRorS79dOsIpQXqAXauQKFg');
  });
});
