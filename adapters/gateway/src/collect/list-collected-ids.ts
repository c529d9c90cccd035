import type { CollectType } from '@fairhall/core/contract/collect/limits';
import { buyerOf, type CallContext } from '../call-context.ts';

/** The ids of all of a type that the buyer has collected at an exhibition, also of what is no longer there. D-63 */
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
