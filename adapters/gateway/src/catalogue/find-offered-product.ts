import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

interface OfferedProduct {
  readonly supplierId: string;
  readonly names: Readonly<Record<string, string>>;
  readonly image: string;
  readonly unit: string;
  readonly currency: string;
  readonly minOrder: number;
  readonly price: number | null;
  /** Whether the supplier offers samples. */
  readonly sample: boolean;
}

/**
 * A product as it is currently offered, with its price for a quantity: the price of the last step of the ladder that
 * the quantity reaches, or null if it reaches none. Undefined if there is no such product.
 */
export async function findOfferedProduct(
  { kysely }: Queries,
  productId: string,
  quantity: number,
): Promise<OfferedProduct | undefined> {
  const { rows } = await sql<OfferedProduct>`
    select supplier_id as "supplierId", sample, unit, currency, min_order as "minOrder", coalesce(images[1], '') as image,
      (select json_object_agg(lang, name) from product_text where product_id = product.id) as names,
      (select price::double precision from price_tier where product_id = product.id and min_quantity <= ${quantity}
        order by min_quantity desc limit 1) as price
    from product where id = ${productId}`.execute(kysely);
  return rows[0];
}
