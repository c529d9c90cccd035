import type { Answer } from '@fairhall/core/contract/dispatcher';
import { FOLLOW_MAX, type FollowType } from '@fairhall/core/contract/follow/limits';
import { ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';

/** The ids of all that the buyer follows of a type, also of what is no longer there: a page marks those that it shows. D-63 */
export const listFollowedIds = async (
  context: CallContext,
  type: FollowType,
): Promise<Answer<{ readonly ids: string[] }>> => ok({ ids: await findFollowedIds(context, type) });

/** The same for other features, the latest first. */
export async function findFollowedIds(context: CallContext, type: FollowType): Promise<string[]> {
  const followed = context.database.kysely
    .selectFrom('follow')
    .select('target_id')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('type', '=', type);
  const rows = await followed.orderBy('since', 'desc').orderBy('target_id').limit(FOLLOW_MAX).execute();
  return rows.map(({ target_id }) => target_id);
}
