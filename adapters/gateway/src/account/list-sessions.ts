import type { BuyerSession } from '@fairhall/core/contract/account/calls';
import type { Buyer, CallContext } from '../call-context.ts';

/** The sessions of an account that are open now, the newest first. Times are epoch milliseconds. */
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
 * Ends one of an account's own sessions on every process; undefined where it has none of that name, else whether it was
 * the one that asks. One that has ended stays so. THR-08
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
