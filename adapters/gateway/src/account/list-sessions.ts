import type { BuyerSession } from '@fairhall/core/contract/account/calls';
import type { Buyer, CallContext } from '../call-context.ts';

/** The open sessions of an account, newest first. Times are epoch milliseconds. */
export async function listSessions(
  { database: { kysely }, now }: Pick<CallContext, 'database' | 'now'>,
  { accountId, tokenHash }: Buyer,
): Promise<BuyerSession[]> {
  const rows = await kysely
    .selectFrom('buyer_session')
    .select(['session_id', 'token_hash', 'device', 'created', 'expires'])
    .where('account_id', '=', accountId)
    .where('expires', '>', now)
    .orderBy('created', 'desc')
    .orderBy('session_id')
    .execute();
  return rows.map(({ session_id, token_hash, device, created, expires }) => ({
    sessionId: session_id,
    device,
    createTime: created,
    endTime: expires,
    isThis: token_hash === tokenHash,
  }));
}

/**
 * Ends one of the account's own sessions, on every process. Returns undefined if the account has no such session, else
 * whether it was the caller's. A session that has already ended stays so. THR-08
 */
export async function endSessionById(
  { database: { kysely } }: Pick<CallContext, 'database'>,
  { accountId, tokenHash }: Buyer,
  sessionId: string,
): Promise<{ readonly isThis: boolean } | undefined> {
  const row = await kysely
    .updateTable('buyer_session')
    .set({ expires: 0 })
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .returning('token_hash')
    .executeTakeFirst();
  return row && { isThis: row.token_hash === tokenHash };
}
