import type { Queries } from '../db/database.ts';

/** The visible exhibitions at which a supplier exhibits, latest first. */
export async function listSupplierExhibitionIds({ kysely }: Queries, supplierId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('exhibitor')
    .innerJoin('exhibition', 'exhibition.exhibition_id', 'exhibitor.exhibition_id')
    .select('exhibition.exhibition_id as id')
    .where('supplier_id', '=', supplierId)
    .where('is_shown', '=', true)
    .orderBy('inshow_start', 'desc')
    .orderBy('exhibition.exhibition_id')
    .execute();
  return rows.map(({ id }) => id);
}
