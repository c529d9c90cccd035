import { sql } from 'kysely';
import type { Transaction } from './db/database.ts';
import { hashSha256, randomId } from './identity/secrets.ts';

/**
 * What stays ended when a backup is restored: access, data that a person had erased, and consent. What is not here goes back to
 * the backup's state like every other change since, and sessions, links of mails and staff tokens all end with a restore.
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
] as const;
export type RevocationKind = (typeof REVOCATION_KINDS)[number];

export interface Revocation {
  readonly kind: RevocationKind;
  /** What it is about: an id or an address, of which a hash is kept. */
  readonly subject: string;
  /** What is needed to end it again besides; nothing personal, since it is kept as it is. */
  readonly detail?: string;
  /** False where it was given again, which lets an earlier revocation rest. */
  readonly isRevoked?: boolean;
}

/** How a subject is written down. */
export const hashSubject = (kind: RevocationKind, subject: string): string => hashSha256(`${kind}|${subject}`);

/**
 * Writes down that something ended, in the transaction that ends it, for the log outside the database by which a restore ends it
 * again. Servers append it to the log right after the commit, and at their start what a crash left out. REL-31
 */
export async function recordRevocation(
  { kysely }: Transaction,
  { kind, subject, detail = '', isRevoked = true }: Revocation,
): Promise<void> {
  await kysely
    .insertInto('revocation')
    .values({
      revocation_id: randomId(),
      kind,
      subject_hash: hashSubject(kind, subject),
      detail,
      is_revoked: isRevoked,
      created: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    })
    .execute();
}
