import type { promotion } from '@fairhall/core/contract/promotion/calls';
import { getLocalizedText, type Row } from '@fairhall/core/operator-list/column';
import { getPromotionEnd, isRunning, listProductIds } from '@fairhall/core/operator-list/promotion-list';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { ListRows } from '../operator-rows.ts';
import { NOT_FOUND } from '../wire/call-error.ts';

interface PromotionPorts {
  readonly listRows: ListRows;
}

/** Promotions of products and suppliers. A-13 */
export const promotionFeature = ({ listRows }: PromotionPorts): GatewayFeature<typeof promotion> => ({
  handlers: {
    product: async ({ promotionId, goodsId, supplierId }, { database, lang, now }) => {
      const row = (await listRows(database, 'promotion', promotionId))[0]?.content;
      if (row === undefined || !isRunning(row, now)) return err(NOT_FOUND);
      if (goodsId !== undefined && !listProductIds(row).includes(goodsId)) return err(NOT_FOUND);
      if (supplierId !== undefined && !(await isOfSupplier(database, row, supplierId))) return err(NOT_FOUND);
      const end = getPromotionEnd(row);
      return ok({
        promotionId,
        promotionTheme: row.theme ?? '',
        exhibitionType: row.exhibitionType ?? '',
        title: getLocalizedText(row, 'title', lang).text,
        ...(row.discount === undefined ? {} : { discount: Number(row.discount) }),
        ...(end === undefined ? {} : { endTime: end }),
      });
    },
  },
  operatorLists: {
    promotion: {
      references: { kind: 'product', column: 'products', idsOf: listProductIds },
      findUnknown: (queries, rows) => findUnknownProducts(queries, rows.flatMap(listProductIds)),
    },
  },
  notifiesChanges: true,
});

/** Whether a product of the promotion belongs to the supplier. */
async function isOfSupplier({ kysely }: Queries, row: Row, supplierId: string): Promise<boolean> {
  const found = kysely
    .selectFrom('product')
    .select('id')
    .where('id', 'in', listProductIds(row))
    .where('supplier_id', '=', supplierId);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

/** The ids among these that belong to no product, visible or hidden. */
async function findUnknownProducts({ kysely }: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...new Set(ids)]}::text[]) as wanted (id)
    where not exists (select 1 from product where product.id = wanted.id)
      and not exists (select 1 from hidden_product where hidden_product.id = wanted.id)`.execute(kysely);
  return new Set(rows.map(({ id }) => id));
}
