import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/** The picture of the first product of each supplier, by supplier; those without one are left out. */
export async function listFirstPictures(
  { kysely }: Pick<Queries, 'kysely'>,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (supplierIds.length === 0) return new Map();
  const { rows } = await sql<{ supplierId: string; image: string | null }>`
    select supplier_id as "supplierId", json::json #>> '{goods,0,image}' as image from supplier_card
    where lang = 'en' and supplier_id = any(${[...supplierIds]}::text[])`.execute(kysely);
  return new Map(rows.flatMap(({ supplierId, image }) => (image ? [[supplierId, image] as const] : [])));
}
