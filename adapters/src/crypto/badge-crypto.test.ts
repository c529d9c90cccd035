import { generateKeyPairSync, sign } from 'node:crypto';
import type { BadgeKey } from '@fairhall/core/badge/badge-keys';
import type { BadgePayload } from '@fairhall/core/badge/badge-payload';
import { type BadgeSigner, signBadgeText } from '@fairhall/core/badge/badge-signature';
import { readBadge } from '@fairhall/core/badge/decode-badge';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVerifyBadge } from './badge-crypto.ts';

const own = keysOf('own', '300021');
const foreign = keysOf('foreign', '300022');
const reader = { keys: [own.key, foreign.key], verify: createVerifyBadge() };
const payload: BadgePayload = { contactName: 'محمد', badgeNo: 'TEX7K2Q9MX4', exhibitionId: '300021' };

function keysOf(kid: string, exhibitionId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const key: BadgeKey = { kty: 'OKP', crv: 'Ed25519', kid, x, exhibitionId, revoked: [] };
  const signer: BadgeSigner = {
    kid,
    sign: async (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  };
  return { key, signer };
}

describe('the signature of a badge', () => {
  test('R-3.043 agrees with another implementation of Ed25519', async () => {
    expect(await readBadge(await signBadgeText(payload, own.signer), reader)).toEqual({
      payload,
      status: 'verified',
    });
  });

  test('is not verified after one character of the badge was changed', async () => {
    const text = await signBadgeText(payload, own.signer);
    const letters = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), letters, async (place, letter) => {
        fc.pre(text[place] !== letter);
        const changed = text.slice(0, place) + letter + text.slice(place + 1);
        expect((await readBadge(changed, reader))?.status).not.toBe('verified');
      }),
      { numRuns: 2_000 },
    );
  });

  test('is not valid for a badge of another exhibition', async () => {
    const text = await signBadgeText(payload, foreign.signer);
    expect(await readBadge(text, reader)).toEqual({ payload, status: 'invalid' });
  });

  test('is not valid with a malformed key', async () => {
    const keys = [{ ...own.key, x: 'AA' }];
    const text = await signBadgeText(payload, own.signer);
    expect((await readBadge(text, { ...reader, keys }))?.status).toBe('invalid');
  });
});
