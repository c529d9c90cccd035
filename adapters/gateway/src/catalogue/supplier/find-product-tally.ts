import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';

/** Everything by which other rows count a product. */
export interface ProductTally {
  readonly rank: number;
  /** Lexemes of its search vector. */
  readonly lexemes: readonly string[];
  /** Each once. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** The fields that the supplier's offer is computed from. */
  readonly offer: object;
  /** Its first picture. */
  readonly image: string | null;
}

/** Undefined for a product that is not visible to buyers. */
export async function findProductTally({ kysely }: Queries, productId: string): Promise<ProductTally | undefined> {
  const { rows } = await sql<ProductTally>`
    select rank, to_json(tsvector_to_array(search)) as lexemes, images[1] as image,
      (select json_agg(distinct place) from unnest(array[category_1, category_2, category_3]) place) as categories,
      (select coalesce(json_agg(tag_id), '[]') from product_tag where product_id = product.id) as tags,
      json_build_array(category_1, category_2, category_3, min_order, price_low, price_high, currency, sample, (
        select json_agg(tag_id order by tag_id) from product_tag where product_id = product.id
      )) as offer
    from product where id = ${productId}`.execute(kysely);
  return rows[0];
}
