import type { CallContext } from '../call-context.ts';
import { pickLanguage } from './exhibition-rows.ts';

/** The location of an exhibitor. */
export interface ShowStand {
  readonly supplierId: string;
  readonly standNo: string;
  readonly hall: string;
  /** In the language of the call; '' for a hall without a name. */
  readonly hallName: string;
}

/**
 * The stands of the given suppliers at an exhibition, by hall and stand; leaves out suppliers that do not exhibit
 * there.
 */
export async function showStands(
  { database: { kysely }, lang }: CallContext,
  exhibitionId: string,
  supplierIds: readonly string[],
): Promise<readonly ShowStand[]> {
  if (supplierIds.length === 0) return [];
  const rows = await kysely
    .selectFrom('exhibitor')
    .leftJoin('exhibition_hall as named', (join) =>
      join.onRef('named.exhibition_id', '=', 'exhibitor.exhibition_id').onRef('named.hall', '=', 'exhibitor.hall'),
    )
    .select(['supplier_id', 'stand_no', 'exhibitor.hall', 'named.names'])
    .where('exhibitor.exhibition_id', '=', exhibitionId)
    .where('supplier_id', 'in', supplierIds)
    .orderBy('exhibitor.hall')
    .orderBy('stand_no')
    .execute();
  return rows.map(({ supplier_id, stand_no, hall, names }) => ({
    supplierId: supplier_id,
    standNo: stand_no,
    hall,
    hallName: names === null ? '' : pickLanguage(names, lang),
  }));
}
