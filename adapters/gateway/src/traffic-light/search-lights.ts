import type { Light } from '@fairhall/core/contract/traffic-light/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import { searchWords } from '@fairhall/core/search-text';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { hasWords } from '../db/has-words.ts';
import { toVisibleLight } from './supplier-light.ts';

const PAGE_SIZE = 20;

interface LightResult {
  readonly supplierId: string;
  readonly name: string;
  readonly light: Light;
  readonly dimensions: readonly Row[] | null;
}

/**
 * Suppliers whose name contains every word of the keyword, in the language of the call or in English; sorted by name.
 * Empty without a word.
 */
export async function searchLights(
  { database, lang }: CallContext,
  { keyword, pageNo }: { readonly keyword: string; readonly pageNo: number },
) {
  const none = { records: [], total: 0, pageNo, pageSize: PAGE_SIZE };
  if (searchWords(keyword).length === 0) return none;
  // The first line of the search text is the name.
  const names = sql`concat_ws(chr(10), split_part(english.search_text, chr(10), 1), split_part(local.search_text, chr(10), 1))`;
  const found = sql`from supplier
    join supplier_text english on english.supplier_id = supplier.id and english.lang = 'en'
    left join supplier_text local on local.supplier_id = supplier.id and local.lang = ${lang}
    where ${hasWords(names, keyword)}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(database.kysely);
  const { rows } = await sql<LightResult>`
    select page.*, (
      select jsonb_agg(content) from operator_row where list = 'light' and key = page."supplierId"
    ) as dimensions
    from (
      select supplier.id as "supplierId", coalesce(local.name, english.name) as name, supplier.light ${found}
      order by lower(coalesce(local.name, english.name)), supplier.id
      limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}
    ) page order by lower(name), "supplierId"`.execute(database.kysely);
  const records = rows.map(({ supplierId, name, light, dimensions }) => ({
    supplierId,
    name,
    ...toVisibleLight(dimensions ?? [], light),
  }));
  return { ...none, records, total: counted.rows[0]?.total ?? 0 };
}
