import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

export interface FoundAccount {
  readonly accountId: string;
  /** As its owner wrote it. */
  readonly email: string;
  readonly kind: 'buyer' | 'supplier';
  /** Whether it opens anything: every buyer's, and that of a person who answers for a supplier. */
  readonly isOpen: boolean;
  readonly passwordHash: string | null;
  readonly registerKey: string | null;
  /** Whether mails to the address have been shown to arrive. */
  readonly isVerified: boolean;
  /** Whether the device that asks has been in this account before. */
  readonly isFamiliar: boolean;
}

/** The account of an address, however its letters are written. */
export async function findAccount(
  { kysely }: Queries,
  email: string,
  visitor: string | null,
): Promise<FoundAccount | undefined> {
  const { rows } = await sql<FoundAccount>`
    select account_id as "accountId", email, kind,
      kind = 'buyer' or (supplier_id is not null and removed_at is null) as "isOpen",
      password_hash as "passwordHash", register_key as "registerKey",
      verified_at is not null as "isVerified",
      exists (select 1 from buyer_session session where session.account_id = account.account_id and visitor = ${visitor})
        as "isFamiliar"
    from account where lower(email) = ${normalizeEmail(email)}`.execute(kysely);
  return rows[0];
}
