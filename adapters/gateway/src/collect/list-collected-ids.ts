import type { CollectType } from '@fairhall/core/contract/collect/limits';
import { buyerOf, type CallContext } from '../call-context.ts';

/**
 * The ids of all items of a type that the buyer collected at an exhibition, including items that no longer exist. D-63
 */
export async function listCollectedIds(
  context: CallContext,
  exhibitionId: string,
  type: CollectType,
): Promise<readonly string[]> {
  const rows = await context.database.kysely
    .selectFrom('collected')
    .select('target_id')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('exhibition_id', '=', exhibitionId)
    .where('type', '=', type)
    .execute();
  return rows.map(({ target_id }) => target_id);
}
