import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';

interface Stand {
  readonly standNo: string;
  readonly hall: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly tags: readonly string[];
}

/** The most stands that are considered for one buyer. */
const MAX_STANDS = 100;

/** Exhibitors with any of these tags, each with its matching tags: most matches first, then by hall and stand. D-32 */
export async function findStandsByTags(
  { database, lang }: CallContext,
  exhibitionId: string,
  tags: readonly string[],
): Promise<readonly Stand[]> {
  const { rows } = await sql<Stand>`
    select stand_no as "standNo", hall, exhibitor.supplier_id as "supplierId",
      coalesce(local.name, english.name) as "supplierName",
      array(select code from unnest(supplier.tags) as code where code = any(${[...tags]}::text[])) as tags
    from exhibitor
    join supplier on supplier.id = exhibitor.supplier_id
    join supplier_text english on english.supplier_id = supplier.id and english.lang = 'en'
    left join supplier_text local on local.supplier_id = supplier.id and local.lang = ${lang}
    where exhibition_id = ${exhibitionId} and supplier.tags && ${[...tags]}::text[]
    order by cardinality(array(select code from unnest(supplier.tags) as code where code = any(${[...tags]}::text[]))) desc,
      hall, stand_no limit ${MAX_STANDS}`.execute(database.kysely);
  return rows;
}
