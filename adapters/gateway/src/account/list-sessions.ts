import type { BuyerSession } from '@fairhall/core/contract/account/calls';
import { sql } from 'kysely';
import type { Buyer, CallContext } from '../call-context.ts';
import { endSession } from './sessions.ts';

/**
 * The open logins of an account, newest first. A login that was carried to other hosts is one entry. Times are epoch
 * milliseconds.
 */
export async function listSessions(
  { database: { kysely }, now }: Pick<CallContext, 'database' | 'now'>,
  { accountId, tokenHash }: Buyer,
): Promise<BuyerSession[]> {
  const rows = await kysely
    .selectFrom('buyer_session')
    .select(['session_id', 'token_hash', 'device', 'created', 'expires'])
    .select(sql<string>`coalesce(family, session_id)`.as('login'))
    .where('account_id', '=', accountId)
    .where('expires', '>', now)
    .orderBy('created', 'desc')
    .orderBy('session_id')
    .execute();
  return [...new Set(rows.map(({ login }) => login))].flatMap((login) => {
    const sessions = rows.filter((row) => row.login === login);
    const first = sessions.at(-1);
    if (first === undefined) return [];
    return {
      sessionId: first.session_id,
      device: first.device,
      createTime: first.created,
      endTime: Math.max(...sessions.map(({ expires }) => expires)),
      isThis: sessions.some(({ token_hash }) => token_hash === tokenHash),
    };
  });
}

/**
 * Ends one of the account's own logins, on every process and host. Returns undefined if the account has no such session,
 * else whether it was the caller's login. A session that has already ended stays so. THR-08
 */
export async function endSessionById(
  { database: { kysely } }: Pick<CallContext, 'database'>,
  { accountId, tokenHash }: Buyer,
  sessionId: string,
): Promise<{ readonly isThis: boolean } | undefined> {
  const loginOf = (column: 'session_id' | 'token_hash', value: string) =>
    kysely
      .selectFrom('buyer_session')
      .select(['token_hash', sql<string>`coalesce(family, session_id)`.as('login')])
      .where('account_id', '=', accountId)
      .where(column, '=', value)
      .executeTakeFirst();
  const ended = await loginOf('session_id', sessionId);
  if (ended === undefined) return undefined;
  await endSession({ kysely }, ended.token_hash);
  return { isThis: (await loginOf('token_hash', tokenHash))?.login === ended.login };
}
