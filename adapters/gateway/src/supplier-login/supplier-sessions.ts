import { SESSION_LIFETIME_MS } from '@fairhall/core/contract/session-lifetime';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries, Transaction } from '../db/database.ts';
import type { AttemptCounter } from '../identity/login-attempts.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { createToken } from '../identity/tokens.ts';

interface NewSession {
  readonly accountId: string;
  /** The stored hash that the password was checked against. */
  readonly passwordHash: string | null;
  /** Counted wrong tries, to be uncounted by the login. */
  readonly attempts?: readonly AttemptCounter[];
}

/**
 * Starts a session of a supplier's person and returns its token, which is stored only as a hash and valid for 30 days.
 * Undefined if the person was removed meanwhile or has changed the password. One statement checks and inserts. THR-02
 * THR-08
 */
export async function startSupplierSession(
  { kysely }: Queries,
  { now }: Pick<CallContext, 'now'>,
  { accountId, passwordHash, attempts = [] }: NewSession,
): Promise<string | undefined> {
  const token = createToken('supplier');
  const keys = sql.join(['', ...attempts.map(({ key }) => key)]);
  const { rows } = await sql`
    with person as (
      select account_id from account
      where account_id = ${accountId} and kind = 'supplier' and supplier_id is not null and removed_at is null
        and password_hash = ${passwordHash} for share
    ), forgiven as (
      delete from login_attempt where key in (${keys}) and exists (select from person)
    )
    insert into supplier_session (token_hash, account_id, created, expires)
    select ${hashSha256(token)}, account_id, ${now}::bigint, ${now + SESSION_LIFETIME_MS}::bigint from person
    returning token_hash`.execute(kysely);
  return rows.length > 0 ? token : undefined;
}

/** Ends a session in all processes. THR-08 */
export async function endSupplierSession({ kysely }: Queries, tokenHash: string): Promise<void> {
  await kysely.updateTable('supplier_session').set({ expires: 0 }).where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of a person. */
export async function endSupplierSessions({ kysely }: Transaction, accountId: string): Promise<void> {
  await kysely.updateTable('supplier_session').set({ expires: 0 }).where('account_id', '=', accountId).execute();
}
