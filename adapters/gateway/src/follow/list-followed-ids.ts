import type { Answer } from '@fairhall/core/contract/dispatcher';
import { FOLLOW_MAX, type FollowType } from '@fairhall/core/contract/follow/limits';
import { ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';

/**
 * The ids of all targets of a type that the buyer follows, including ones that no longer exist; pages use it to mark
 * the items they show. D-63
 */
export const listFollowedIds = async (
  context: CallContext,
  type: FollowType,
): Promise<Answer<{ readonly ids: string[] }>> => ok({ ids: await findFollowedIds(context, type) });

/** The same as a plain list for other features, latest first. */
export async function findFollowedIds(context: CallContext, type: FollowType): Promise<string[]> {
  const followed = context.database.kysely
    .selectFrom('follow')
    .select('target_id')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('type', '=', type);
  const rows = await followed.orderBy('since', 'desc').orderBy('target_id').limit(FOLLOW_MAX).execute();
  return rows.map(({ target_id }) => target_id);
}
