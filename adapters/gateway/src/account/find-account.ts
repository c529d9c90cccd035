import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

export interface FoundAccount {
  readonly accountId: string;
  /** As the owner typed it. */
  readonly email: string;
  readonly kind: 'buyer' | 'supplier';
  /** Whether the account can log in: true for buyers, and for people who still belong to a supplier. */
  readonly isOpen: boolean;
  readonly passwordHash: string | null;
  readonly registerKey: string | null;
  /** Whether the address is confirmed. */
  readonly isVerified: boolean;
  /** Whether the requesting device has been logged in to this account before. */
  readonly isFamiliar: boolean;
}

/** The account of an address; case does not matter. */
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
