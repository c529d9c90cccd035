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
  /** Its supplier gives samples. */
  readonly sample: boolean;
}

/**
 * A product as it is offered now, and its price for a quantity: that of the last step of its ladder that the quantity
 * reaches, null where there is none. Undefined for a product there is not.
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
