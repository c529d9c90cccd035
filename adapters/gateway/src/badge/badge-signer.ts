import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { BadgeSigner } from '@fairhall/core/badge/badge-signature';
import type { Queries } from '../db/database.ts';
import { createRandomToken } from '../identity/secrets.ts';
import { recordRevocation } from '../revocations.ts';

/** Length of a key's id: every badge contains it, and space in the code is short. */
const KEY_ID_LENGTH = 8;

/**
 * The signer of an exhibition's badges. Creates its key on the first badge; if several processes create it at once, all
 * use the one that was stored., D-31
 */
export async function badgeSigner({ kysely }: Queries, exhibitionId: string, now: number): Promise<BadgeSigner> {
  const row = kysely.selectFrom('badge_key').select(['kid', 'private_key']).where('exhibition_id', '=', exhibitionId);
  const stored = (await row.executeTakeFirst()) ?? (await createKey());
  const key = createPrivateKey({ key: Buffer.from(stored.private_key, 'base64'), format: 'der', type: 'pkcs8' });
  return { kid: stored.kid, sign: async (text) => sign(null, Buffer.from(text), key).toString('base64url') };

  async function createKey() {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const { x = '' } = publicKey.export({ format: 'jwk' });
    const made = {
      exhibition_id: exhibitionId,
      kid: createRandomToken().slice(0, KEY_ID_LENGTH),
      public_key: x,
      private_key: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      created: now,
    };
    await kysely
      .insertInto('badge_key')
      .values(made)
      .onConflict((conflict) => conflict.column('exhibition_id').doNothing())
      .execute();
    return row.executeTakeFirstOrThrow();
  }
}

interface EndedBadge {
  readonly exhibitionId: string;
  readonly badgeNo: string;
  /** The registration of the badge's wearer, if the same person has a newer badge. */
  readonly registrationId?: string;
}

/**
 * Revokes a badge that a newer one replaces: readers reject it from then on, although its signature stays valid. If the
 * exhibition has no key yet, one is created, because the key file could not list the revocation otherwise. D-31
 */
export async function revokeBadge(
  queries: Queries,
  { exhibitionId, badgeNo, registrationId }: EndedBadge,
  now: number,
): Promise<void> {
  await badgeSigner(queries, exhibitionId, now);
  await queries.kysely
    .insertInto('badge_revoked')
    .values({ exhibition_id: exhibitionId, badge_no: badgeNo, revoked: now, registration_id: registrationId ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // The public key file contains both.
  await recordRevocation(queries, {
    kind: 'badge',
    subject: `${exhibitionId}|${badgeNo}`,
    detail: `${exhibitionId} ${badgeNo}`,
  });
}

interface ScannedBadge {
  readonly exhibitionId: string;
  readonly badgeNo: string;
  /** Epoch milliseconds. */
  readonly scannedAt: number;
}

/**
 * Finds the registration that a revoked badge belonged to when it was scanned, if the same person has a newer badge
 * now: a scan that was queued offline counts by its own time. Undefined if the badge was already revoked at that time.
 * D-31 REL-19
 */
export async function findReissuedRegistration(
  { kysely }: Queries,
  { exhibitionId, badgeNo, scannedAt }: ScannedBadge,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('badge_revoked')
    .select('registration_id')
    .where('exhibition_id', '=', exhibitionId)
    .where('badge_no', '=', badgeNo)
    .where('revoked', '>', scannedAt)
    .executeTakeFirst();
  return row?.registration_id ?? undefined;
}

/** The one of these exhibitions that revoked a badge number; undefined if none did. */
export async function findExhibitionOfRevoked(
  { kysely }: Queries,
  badgeNo: string,
  exhibitionIds: readonly string[],
): Promise<string | undefined> {
  if (exhibitionIds.length === 0) return undefined;
  const row = await kysely
    .selectFrom('badge_revoked')
    .select('exhibition_id')
    .where('exhibition_id', 'in', exhibitionIds)
    .where('badge_no', '=', badgeNo)
    .executeTakeFirst();
  return row?.exhibition_id;
}

/** Clears the link from earlier badges to a registration that passes to another person. */
export async function forgetReissued({ kysely }: Queries, registrationId: string): Promise<void> {
  await kysely
    .updateTable('badge_revoked')
    .set({ registration_id: null })
    .where('registration_id', '=', registrationId)
    .execute();
}

/**
 * Gives the earlier badges of a registration to another registration of the same person, for scans that were queued
 * offline; with `to` null they belong to nobody. Returns their numbers.
 */
export async function moveReissued({ kysely }: Queries, from: string, to: string | null): Promise<readonly string[]> {
  const rows = await kysely
    .updateTable('badge_revoked')
    .set({ registration_id: to })
    .where('registration_id', '=', from)
    .returning('badge_no')
    .execute();
  return rows.map(({ badge_no }) => badge_no);
}

interface ReissuedToRestore {
  readonly exhibitionId: string;
  readonly registrationId: string;
  readonly badgeNos: readonly string[];
}

/** Returns earlier badges to the registration that they were issued for. */
export async function restoreReissued(
  { kysely }: Queries,
  { exhibitionId, registrationId, badgeNos }: ReissuedToRestore,
): Promise<void> {
  if (badgeNos.length === 0) return;
  await kysely
    .updateTable('badge_revoked')
    .set({ registration_id: registrationId })
    .where('exhibition_id', '=', exhibitionId)
    .where('badge_no', 'in', badgeNos)
    .execute();
}

/** Makes a revoked badge valid again, because its registration is. Readers accept it once they have the new list. D-31 */
export async function restoreBadge(
  queries: Queries,
  { exhibitionId, badgeNo }: Omit<EndedBadge, 'registrationId'>,
): Promise<void> {
  await queries.kysely
    .deleteFrom('badge_revoked')
    .where('exhibition_id', '=', exhibitionId)
    .where('badge_no', '=', badgeNo)
    .execute();
  await recordRevocation(queries, {
    kind: 'badge',
    subject: `${exhibitionId}|${badgeNo}`,
    detail: `${exhibitionId} ${badgeNo}`,
    isRevoked: false,
  });
}
