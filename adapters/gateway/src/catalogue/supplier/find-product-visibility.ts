import type { ProductVisibility } from '@fairhall/core/contract/catalogue/supplier-limits';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';

/** Whether buyers see a product; undefined where the supplier has none of that id. */
export async function findProductVisibility(
  { kysely }: Queries,
  supplierId: string,
  productId: string,
): Promise<ProductVisibility | undefined> {
  const { rows } = await sql<{ part: ProductVisibility }>`
    select 'shown' as part from product where id = ${productId} and supplier_id = ${supplierId}
    union all
    select 'hidden' from hidden_product where id = ${productId} and supplier_id = ${supplierId}`.execute(kysely);
  return rows[0]?.part;
}
