import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { BadgeSigner } from '@fairhall/core/badge/badge-signature';
import type { Queries } from '../db/database.ts';
import { randomToken } from '../identity/secrets.ts';
import { recordRevocation } from '../revocations.ts';

/** Letters of a key's name: it stands in every badge, where room is short. */
const KEY_ID_LENGTH = 8;

/**
 * Who signs the badges of an exhibition. Its key is made with the first of them; of several processes that make it at once,
 * all take the one that was kept., D-31
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
      kid: randomToken().slice(0, KEY_ID_LENGTH),
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
  /** Of the wearer, where the same person has a newer badge. */
  readonly registrationId?: string;
}

/**
 * Ends a badge that was replaced by a newer one: readers tell it from then on, though its signature stays right. An exhibition
 * that has signed none yet gets its key with it, or the file of the keys would not tell of it. D-31
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
  // Both are told to everybody in the file of the keys.
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
 * Whose badge a number was when it was scanned, where the same person has a newer one since: a scan that waited for a network
 * counts by its own time. Undefined for a number that no longer counted then. D-31 REL-19
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

/** Forgets whose earlier badges these were, where a registration goes over to somebody else. */
export async function forgetReissued({ kysely }: Queries, registrationId: string): Promise<void> {
  await kysely
    .updateTable('badge_revoked')
    .set({ registration_id: null })
    .where('registration_id', '=', registrationId)
    .execute();
}
