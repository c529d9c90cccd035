import type { Answer } from '@fairhall/core/contract/dispatcher';
import { ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { countFollows, type Followed, type FollowStanding } from './followed.ts';

/** Whether the buyer follows something, and how many of its type. D-63 */
export async function followStanding(
  context: CallContext,
  { type, targetId }: Followed,
): Promise<Answer<FollowStanding>> {
  const own = context.database.kysely
    .selectFrom('follow')
    .select('target_id')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('type', '=', type)
    .where('target_id', '=', targetId);
  const followed = (await own.executeTakeFirst()) !== undefined;
  return ok({ followed, count: await countFollows(context, type) });
}
