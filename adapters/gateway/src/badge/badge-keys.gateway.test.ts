import { createPublicKey, verify } from 'node:crypto';
import { badgeKeys } from '@fairhall/core/badge/badge-keys';
import { type BadgeVerifier, signBadgeText } from '@fairhall/core/badge/badge-signature';
import { readBadge } from '@fairhall/core/badge/decode-badge';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { badgeKeyFile } from './badge-key-file.ts';
import { badgeSigner, revokeBadge } from './badge-signer.ts';

const database = testDatabase();
const NOW = 1_767_603_600_000;
const OWN = ['990001', '990002', '990003', '990004'];

afterAll(async () => {
  for (const table of ['badge_revoked', 'badge_key'] as const)
    await database().kysely.deleteFrom(table).where('exhibition_id', 'in', OWN).execute();
});

const verifyBadge: BadgeVerifier = async (x, signature, text) => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
};

/** The keys of a reader that has just fetched the file. */
const readerOf = async () => {
  const { keys } = badgeKeys.parse(JSON.parse(await badgeKeyFile(database(), () => NOW)()));
  return { keys, verify: verifyBadge };
};

const signed = async (exhibitionId: string, badgeNo = 'TEX7K2Q9MX4') =>
  signBadgeText({ contactName: 'Priya Nair', badgeNo, exhibitionId }, await badgeSigner(database(), exhibitionId, NOW));

test('D-31 a badge signed by an exhibition is verified with the public keys', async () => {
  const text = await signed('990001');
  expect((await readBadge(text, await readerOf()))?.status).toBe('verified');
});

test('D-31 each exhibition has exactly one key, even when created concurrently', async () => {
  const signers = await Promise.all([1, 2, 3, 4].map(() => badgeSigner(database(), '990002', NOW)));
  expect(new Set(signers.map(({ kid }) => kid)).size).toBe(1);
  const other = await badgeSigner(database(), '990003', NOW);
  expect(other.kid).not.toBe(signers[0]?.kid);
});

test('D-31 revokes a replaced badge, and no other', async () => {
  const [old, newer] = [await signed('990004'), await signed('990004', 'TEX8888AAAA')];
  for (const _ of [1, 2]) await revokeBadge(database(), { exhibitionId: '990004', badgeNo: 'TEX7K2Q9MX4' }, NOW);
  const reader = await readerOf();
  expect((await readBadge(old, reader))?.status).toBe('revoked');
  expect((await readBadge(newer, reader))?.status).toBe('verified');
});

test('D-31 the public key file contains no private key', async () => {
  await badgeSigner(database(), '990001', NOW);
  const { private_key } = await database()
    .kysely.selectFrom('badge_key')
    .select('private_key')
    .where('exhibition_id', '=', '990001')
    .executeTakeFirstOrThrow();
  const file = await badgeKeyFile(database(), () => NOW)();
  expect(file).not.toContain(private_key);
  expect(Object.keys(JSON.parse(file).keys[0]).sort()).toEqual(['crv', 'exhibitionId', 'kid', 'kty', 'revoked', 'x']);
});

test('D-31 the public key file is cached for ten seconds', async () => {
  let now = NOW;
  const file = badgeKeyFile(database(), () => now);
  await badgeSigner(database(), '990001', NOW);
  const before = await file();
  await database().kysely.deleteFrom('badge_key').where('exhibition_id', '=', '990001').execute();
  expect(await file()).toBe(before);
  now += 10_000;
  expect(await file()).not.toContain('990001');
});
