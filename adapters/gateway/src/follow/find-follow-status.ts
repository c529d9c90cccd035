import type { Answer } from '@fairhall/core/contract/dispatcher';
import { ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { countFollows, type FollowStatus, type FollowTarget } from './follow-target.ts';

/** Whether the buyer follows a target, and how many targets of its type. D-63 */
export async function findFollowStatus(
  context: CallContext,
  { type, targetId }: FollowTarget,
): Promise<Answer<FollowStatus>> {
  const follows = context.database.kysely
    .selectFrom('follow')
    .select('target_id')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('type', '=', type)
    .where('target_id', '=', targetId);
  const followed = (await follows.executeTakeFirst()) !== undefined;
  return ok({ followed, count: await countFollows(context, type) });
}
