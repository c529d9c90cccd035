import { describe, expect, test } from 'vitest';
import { buildBrowserSignature, CALL_SIGNATURE_PATTERN, type SignatureCrypto, signRequest } from './signature.ts';

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
const secret = { keyId: 'k1', hex };
const nonce = 'A'.repeat(22);
const sign = (changed: object = {}) => signRequest(crypto, { ...request, ...changed }, secret, nonce);

// Computed with another implementation of HKDF, HMAC and canonical JSON.
const SUPPLIER = '1.k1.AAAAAAAAAAAAAAAAAAAAAA.4VjZk4Bhi4poZ604JwLmONTuTKrxI_c7unZ2BFWqU4M';
const ASSISTANT = '1.k1.AAAAAAAAAAAAAAAAAAAAAA.gjrzvsk9UJ5HsmnIPSlBjLR_mkExQMQadQD2WKJI6XI';

describe('the signature of assistant and supplier calls', () => {
  test('R-3.053 a known secret, nonce and time produce the expected signature', async () => {
    expect(await sign()).toEqual(SUPPLIER);
    expect(await sign({ audience: 'assistant' })).toEqual(ASSISTANT);
  });

  test('R-3.053 the sign member itself is not signed, and member order does not matter', async () => {
    const { data, ...rest } = envelope;
    expect(await sign({ envelope: { ...rest, sign: 'anything', data } })).toEqual(SUPPLIER);
  });

  test.each([
    ['audience', { audience: 'assistant' }],
    ['method', { method: 'GET' }],
    ['path', { path: '/blade-supplier/other' }],
    ['time', { envelope: { ...envelope, time: envelope.time + 1 } }],
    ['data', { envelope: { ...envelope, data: { a: 1 } } }],
    ['token', { envelope: { ...envelope, token: 'st_1' } }],
  ])('a different %s gives a different signature', async (_, changed) => {
    expect(await sign(changed)).not.toEqual(SUPPLIER);
  });

  test('each signature uses a new nonce', async () => {
    const signed = await signRequest(crypto, request, secret);
    expect(signed.split('.')[2]).toEqual('N'.repeat(22));
  });

  test('a signature without a secret only matches the format', () => {
    expect(buildBrowserSignature(crypto)).toMatch(CALL_SIGNATURE_PATTERN);
    expect(buildBrowserSignature(crypto)).toEqual(`1.browser.${'N'.repeat(22)}.${'A'.repeat(43)}`);
  });

  test.each([
    ['a key id of 1', 'k', 22, 43, true],
    ['a key id of 64', 'k'.repeat(64), 22, 43, true],
    ['a key id of 65', 'k'.repeat(65), 22, 43, false],
    ['no key id', '', 22, 43, false],
    ['a key id with a dot', 'k.1', 22, 43, false],
    ['a nonce of 21', 'k1', 21, 43, false],
    ['a nonce of 23', 'k1', 23, 43, false],
    ['a code of 42', 'k1', 22, 42, false],
    ['a code of 44', 'k1', 22, 44, false],
  ])('THR-48 checks the signature format: %s', (_, keyId, nonceLength, codeLength, expected) => {
    const sign = `1.${keyId}.${'n'.repeat(nonceLength)}.${'_'.repeat(codeLength)}`;
    expect(CALL_SIGNATURE_PATTERN.test(sign)).toBe(expected);
  });

  test.each(['', '1.k1.short.short', `2.k1.${nonce}.${'A'.repeat(43)}`, `${SUPPLIER}x`, ` ${SUPPLIER}`])(
    'rejects any other format: %j',
    (other) => {
      expect(other).not.toMatch(CALL_SIGNATURE_PATTERN);
    },
  );
});
