import { type Answer, jsonText } from '@fairhall/core/contract/dispatcher';
import { EXHIBITION_BLOCKED_ID } from '@fairhall/core/contract/exhibition/limits';
import { ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { Statement } from '../db/statement.ts';

interface SupplierStands {
  readonly stands: { readonly supplierId: string; readonly hall: string; readonly standNo: string }[];
}

/** The stands at the exhibition `$1` of the suppliers in the JSON list `$2`: one look-up by key for each supplier. */
const STAND_STATEMENT: Statement = {
  name: 'exhibition-stands',
  keepsPlan: true,
  isLookUp: true,
  text: `
    select json_build_object('stands', coalesce(
      json_agg(json_build_object('supplierId', supplier_id, 'hall', hall, 'standNo', stand_no)), '[]'
    ))::text
    from (select distinct value from jsonb_array_elements_text($2::jsonb)) asked
    cross join lateral (
      select supplier_id, hall, stand_no from exhibitor
      where exhibition_id = $1::text and supplier_id = asked.value offset 0
    ) stand
    where exists (
      select from exhibition where exhibition_id = $1::text and is_shown and exhibition_id <> '${EXHIBITION_BLOCKED_ID}'
    )`,
};

/** The stands of the given suppliers at an exhibition; empty if the exhibition is not visible. */
export async function findSupplierStands(
  { database }: CallContext,
  query: { readonly exhibitionId: string; readonly supplierIds: readonly string[] },
): Promise<Answer<SupplierStands>> {
  const text = await database.json(STAND_STATEMENT, [query.exhibitionId, JSON.stringify(query.supplierIds)]);
  return ok(text === null ? { stands: [] } : jsonText<SupplierStands>(text));
}
