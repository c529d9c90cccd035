import type { SharedField } from '@fairhall/core/contract/lead/limits';
import type { Queries } from '../db/database.ts';

/**
 * The fields that the organiser lets exhibitors see of visitors besides name and company, by exhibition; empty for an
 * unknown exhibition. THR-33
 */
export async function findSharedFields(
  { kysely }: Queries,
  exhibitionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SharedField[]>> {
  if (exhibitionIds.length === 0) return new Map();
  const rows = kysely.selectFrom('exhibition').select(['exhibition_id', 'shared_fields']);
  const found = await rows.where('exhibition_id', 'in', exhibitionIds).execute();
  return new Map(found.map((row) => [row.exhibition_id, row.shared_fields]));
}
