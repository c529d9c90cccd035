import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { CALL_SIGNATURE_PATTERN } from '@fairhall/core/contract/signature';
import { describe, expect, test } from 'vitest';
import { createSign, createSignatureCrypto } from './signature-crypto.ts';

const secret = { keyId: 'k1', hex: '00112233445566778899aabbccddeeff'.repeat(2) };
const request = {
  audience: 'supplier',
  method: 'POST',
  path: '/blade-supplier/info',
  envelope: { data: { name: 'معرض' }, time: 1_767_603_600_000 },
} as const;

describe('the hashing of signed calls', () => {
  test('R-3.053 agrees with another implementation of the same algorithms', async () => {
    const crypto = createSignatureCrypto();
    expect(await crypto.sha256Hex('معرض')).toBe(createHash('sha256').update('معرض').digest('hex'));
    const key = hkdfSync('sha256', Buffer.from(secret.hex, 'hex'), 'tsx-sign-v1', 'assistant', 32);
    const mac = createHmac('sha256', Buffer.from(key)).update('text').digest('base64url');
    expect(await crypto.keyedMac(secret.hex, 'assistant', 'text')).toBe(mac);
    expect(crypto.nonce()).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  test('R-3.053 signs with a secret, each time with another nonce', async () => {
    const sign = createSign(createSignatureCrypto(), () => secret);
    const [one, other] = [await sign(request), await sign(request)];
    expect(one).toMatch(CALL_SIGNATURE_PATTERN);
    expect(one.startsWith('1.k1.')).toBe(true);
    expect(other).not.toBe(one);
  });

  test('R-3.053 sends a placeholder signature if there is no secret', async () => {
    const signature = await createSign(createSignatureCrypto(), () => undefined)(request);
    expect(signature).toMatch(CALL_SIGNATURE_PATTERN);
    expect(signature).toMatch(/^1\.browser\./);
  });
});
