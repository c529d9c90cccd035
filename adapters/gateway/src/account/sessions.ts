import { SESSION_LIFETIME_MS } from '@fairhall/core/contract/session-lifetime';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries, Transaction } from '../db/database.ts';
import type { AttemptCounter } from '../identity/login-attempts.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { createToken } from '../identity/tokens.ts';
import { describeDevice } from './describe-device.ts';

interface NewSession {
  readonly accountId: string;
  /** The hash that the password was compared with; null for an account that has none yet. */
  readonly passwordHash: string | null;
  readonly source: 'login' | 'register';
  /** The counters of failed logins that this login resets. */
  readonly attempts?: readonly AttemptCounter[];
}

/**
 * Starts a session and returns its token, valid for 30 days; only its hash is stored. Returns undefined if the account
 * is no longer a buyer's or has another password by now. One statement both checks and inserts. THR-02 THR-08
 */
export async function startSession(
  { kysely }: Queries,
  { visitor, userAgent, now }: Pick<CallContext, 'visitor' | 'userAgent' | 'now'>,
  { accountId, passwordHash, source, attempts = [] }: NewSession,
): Promise<string | undefined> {
  const token = createToken('buyer');
  const keys = sql.join(['', ...attempts.map(({ key }) => key)]);
  const { rows } = await sql`
    with buyer as (
      select account_id from account
      where account_id = ${accountId} and kind = 'buyer'
        and password_hash is not distinct from ${passwordHash}::text for share
    ), forgiven as (
      delete from login_attempt where key in (${keys}) and exists (select from buyer)
    )
    insert into buyer_session (token_hash, account_id, source, visitor, device, created, expires)
    select ${hashSha256(token)}, account_id, ${source}, ${visitor}, ${describeDevice(userAgent)},
      ${now}::bigint, ${now + SESSION_LIFETIME_MS}::bigint from buyer
    returning token_hash`.execute(kysely);
  return rows.length > 0 ? token : undefined;
}

/**
 * Ends one login, on every process and on all hosts that it was carried to. The rows stay for a while, so that the
 * device is recognised again. THR-08 D-80
 */
export async function endSession({ kysely }: Pick<Queries, 'kysely'>, tokenHash: string): Promise<void> {
  await sql`
    with ended as (
      update buyer_session set expires = 0 where token_hash = ${tokenHash} returning coalesce(family, session_id) as family
    )
    update buyer_session set expires = 0 from ended
    where (buyer_session.family = ended.family or session_id = ended.family) and token_hash <> ${tokenHash}`.execute(
    kysely,
  );
}

/** Ends all sessions of an account, buyer's or supplier's. */
export async function endSessions({ kysely }: Transaction, accountId: string): Promise<void> {
  await kysely.updateTable('buyer_session').set({ expires: 0 }).where('account_id', '=', accountId).execute();
  await kysely.updateTable('supplier_session').set({ expires: 0 }).where('account_id', '=', accountId).execute();
}
