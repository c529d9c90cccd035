import type { Answer } from '@fairhall/core/contract/dispatcher';
import { ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { countFollows, type FollowStatus, type FollowTarget } from './follow-target.ts';

/** Stops following a target, in the open transaction; also succeeds if the target is not followed.  */
export async function removeFollow(
  context: CallContext,
  { type, targetId }: FollowTarget,
): Promise<Answer<FollowStatus>> {
  await context.database.kysely
    .deleteFrom('follow')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('type', '=', type)
    .where('target_id', '=', targetId)
    .execute();
  return ok({ followed: false, count: await countFollows(context, type) });
}
