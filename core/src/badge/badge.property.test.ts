import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BADGE_FIELDS, type BadgePayload } from './badge-payload.ts';
import { signBadgeText } from './badge-signature.ts';
import { readBadge } from './decode-badge.ts';
import { badgeText } from './encode-badge.ts';

const noKeys = { keys: [], verify: async () => true };
const signer = { kid: 'k'.repeat(32), sign: async () => 'A'.repeat(86) };

/** Texts of all scripts. Lone surrogates are excluded, since they come back as the replacement character. */
const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .filter((value) => value.length <= 200 && value.isWellFormed());

const payloadOf = (maxLength: number): fc.Arbitrary<BadgePayload> => {
  const {
    companyWebsite: _,
    tags: __,
    relatedExhibitionId: ___,
    ...texts
  } = Object.fromEntries(BADGE_FIELDS.map((field) => [field, text(maxLength)]));
  const website = text(maxLength).map((rest) => `https://${rest}`);
  const more = {
    companyWebsite: website,
    tags: fc.array(text(maxLength), { minLength: 1, maxLength: 3 }),
    isUnconfirmed: fc.constant(true as const),
  };
  return fc.record({ ...texts, ...more }, { requiredKeys: [] });
};

test('R-3.040 R-3.043 a badge that fits is read back unchanged, in all scripts', async () => {
  await fc.assert(
    fc.asyncProperty(payloadOf(4), async (payload) => {
      const written = badgeText(payload, { room: 1500 });
      expect(await readBadge(written, noKeys)).toEqual({ payload, status: 'unsigned' });
    }),
  );
});

test('D-31 a badge has at most 700 characters with its signature, whatever its content, and can still be read', async () => {
  await fc.assert(
    fc.asyncProperty(payloadOf(200), async (payload) => {
      const written = await signBadgeText(payload, signer);
      expect(written.length).toBeLessThanOrEqual(700);
      const read = await readBadge(written, noKeys);
      expect(read?.status).toBe('unknownKey');
      for (const kept of ['badgeNo', 'exhibitionId', 'isUnconfirmed'] as const)
        expect(read?.payload[kept]).toBe(payload[kept]);
    }),
  );
});

test('any text is read as a badge or as nothing', async () => {
  const anything = fc.oneof(
    fc.string(),
    fc.base64String().map((rest) => `TSBADGE1:${rest}`),
    fc.json().map(asBadge),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (written) => {
      const read = await readBadge(written, noKeys);
      if (read !== null)
        for (const field of Object.keys(read.payload)) expect([...BADGE_FIELDS, 'isUnconfirmed']).toContain(field);
    }),
  );
});

const asBadge = (json: string): string => `TSBADGE1:${Buffer.from(json).toString('base64url')}`;
