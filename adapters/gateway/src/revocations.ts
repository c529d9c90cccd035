import { sql } from 'kysely';
import type { Transaction } from './db/database.ts';
import { createRandomId, hashSha256 } from './identity/secrets.ts';

/**
 * Kinds of changes that stay in force when a backup is restored: ended access, erased data, and withdrawn consent. All
 * other changes since the backup are lost, and sessions, links of mails and staff tokens all end with a restore.
 */
export const REVOCATION_KINDS = [
  'erasedAccount',
  'erasedAddress',
  'deniedAccount',
  'password',
  'supplierPerson',
  'supplierRight',
  'invitation',
  'badge',
  'news',
  'withdrawnScan',
  'hiddenFields',
  'sharedCard',
  'enquiryLink',
  'registration',
] as const;
export type RevocationKind = (typeof REVOCATION_KINDS)[number];

export interface Revocation {
  readonly kind: RevocationKind;
  /** The id or address that it is about; only its hash is stored. */
  readonly subject: string;
  /** Further data to apply the revocation again; never personal, because it is stored as it is. */
  readonly detail?: string;
  /** False if the right was given again, which cancels an earlier revocation. */
  readonly isRevoked?: boolean;
}

/** How a subject is stored: as a hash. */
export const hashSubject = (kind: RevocationKind, subject: string): string => hashSha256(`${kind}|${subject}`);

/**
 * Records a revocation, in the transaction that makes it, for the log outside the database, by which a restore applies
 * it again. Servers append it to the log right after the commit; after a crash they append missing ones at their start.
 * REL-31
 */
export async function recordRevocation(
  { kysely }: Transaction,
  { kind, subject, detail = '', isRevoked = true }: Revocation,
): Promise<void> {
  await kysely
    .insertInto('revocation')
    .values({
      revocation_id: createRandomId(),
      kind,
      subject_hash: hashSubject(kind, subject),
      detail,
      is_revoked: isRevoked,
      created: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    })
    .execute();
}
