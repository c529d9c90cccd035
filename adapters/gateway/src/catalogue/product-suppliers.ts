import type { CallContext } from '../call-context.ts';

/** The supplier of each product that exists. */
export async function listProductSuppliers(
  { database }: Pick<CallContext, 'database'>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await database.kysely
    .selectFrom('product')
    .select(['id', 'supplier_id'])
    .where('id', 'in', productIds)
    .execute();
  return new Map(rows.map(({ id, supplier_id }) => [id, supplier_id]));
}

/** The supplier of a product as an SQL expression on the product's id; null if there is no such product. */
export const supplierOfProduct = (productId: string): string =>
  `(select supplier_id from product where id = ${productId})`;
