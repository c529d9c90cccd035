import type { promotion } from '@fairhall/core/contract/promotion/calls';
import { type Row, textOf } from '@fairhall/core/operator-list/column';
import { endOf, productIds, runsAt } from '@fairhall/core/operator-list/promotion-list';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { RowsOf } from '../operator-rows.ts';
import { NOT_FOUND } from '../wire/refused.ts';

interface PromotionPorts {
  readonly rowsOf: RowsOf;
}

/** Promotions, as products and suppliers are shown in them. A-13 */
export const promotionFeature = ({ rowsOf }: PromotionPorts): GatewayFeature<typeof promotion> => ({
  handlers: {
    product: async ({ promotionId, goodsId, supplierId }, { database, lang, now }) => {
      const row = (await rowsOf(database, 'promotion', promotionId))[0]?.content;
      if (row === undefined || !runsAt(row, now)) return err(NOT_FOUND);
      if (goodsId !== undefined && !productIds(row).includes(goodsId)) return err(NOT_FOUND);
      if (supplierId !== undefined && !(await isOfSupplier(database, row, supplierId))) return err(NOT_FOUND);
      const end = endOf(row);
      return ok({
        promotionId,
        promotionTheme: row.theme ?? '',
        exhibitionType: row.exhibitionType ?? '',
        title: textOf(row, 'title', lang).text,
        ...(row.discount === undefined ? {} : { discount: Number(row.discount) }),
        ...(end === undefined ? {} : { endTime: end }),
      });
    },
  },
  operatorLists: {
    promotion: {
      named: { column: 'products', idsOf: productIds },
      unknown: (queries, rows) => unknownProducts(queries, rows.flatMap(productIds)),
    },
  },
  tellsChanges: true,
});

/** Whether a product of a promotion is the supplier's. */
async function isOfSupplier({ kysely }: Queries, row: Row, supplierId: string): Promise<boolean> {
  const found = kysely
    .selectFrom('product')
    .select('id')
    .where('id', 'in', productIds(row))
    .where('supplier_id', '=', supplierId);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

/** Of these products, the ids that there are not: neither shown nor hidden. */
async function unknownProducts({ kysely }: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...new Set(ids)]}::text[]) as wanted (id)
    where not exists (select 1 from product where product.id = wanted.id)
      and not exists (select 1 from hidden_product where hidden_product.id = wanted.id)`.execute(kysely);
  return new Set(rows.map(({ id }) => id));
}
