import type { Light } from '@fairhall/core/contract/traffic-light-limits';
import type { Row } from '@fairhall/core/operator-list/column';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { shownLight } from './light-of-supplier.ts';

const PAGE_SIZE = 20;

interface Found {
  readonly supplierId: string;
  readonly name: string;
  readonly light: Light;
  readonly dimensions: readonly Row[] | null;
}

/** Suppliers whose name holds what is sought, in the language of the call or in English; by name. Nothing for no word. */
export async function searchLights(
  { database, lang }: CallContext,
  { keyword, pageNo }: { readonly keyword: string; readonly pageNo: number },
) {
  const wanted = keyword.trim().toLowerCase();
  const none = { records: [], total: 0, pageNo, pageSize: PAGE_SIZE };
  if (wanted === '') return none;
  const found = sql`from supplier
    join supplier_text english on english.supplier_id = supplier.id and english.lang = 'en'
    left join supplier_text local on local.supplier_id = supplier.id and local.lang = ${lang}
    where strpos(lower(english.name), ${wanted}) > 0 or strpos(lower(local.name), ${wanted}) > 0`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(database.kysely);
  const { rows } = await sql<Found>`
    select page.*, (
      select jsonb_agg(content) from operator_row where list = 'light' and key = page."supplierId"
    ) as dimensions
    from (
      select supplier.id as "supplierId", coalesce(local.name, english.name) as name, supplier.light ${found}
      order by lower(coalesce(local.name, english.name)), supplier.id
      limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}
    ) page order by lower(name), "supplierId"`.execute(database.kysely);
  const records = rows.map(({ supplierId, name, light, dimensions }) => ({
    ...{ supplierId, name },
    ...shownLight(dimensions ?? [], light),
  }));
  return { ...none, records, total: counted.rows[0]?.total ?? 0 };
}
