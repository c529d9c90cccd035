import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { PlannerItem } from '@fairhall/core/contract/planner/calls';
import { ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { PlannerPorts } from './planner-ports.ts';

/** The buyer's plan of an exhibition, by hall and stand; items that no longer exist come last. D-28 */
export async function listItems(
  ports: PlannerPorts,
  context: CallContext,
  exhibitionId: string,
): Promise<readonly PlannerItem[]> {
  const { database, lang } = context;
  const rows = await database.kysely
    .selectFrom('planner_item')
    .selectAll()
    .where('account_id', '=', buyerOf(context).accountId)
    .where('exhibition_id', '=', exhibitionId)
    .orderBy('created')
    .orderBy('item_id')
    .execute();
  const stands = await ports.showStands(context, exhibitionId, [...new Set(rows.map((row) => row.supplier_id))]);
  const targets = rows.map(({ goods_id, supplier_id }) =>
    goods_id === ''
      ? ({ type: 'supplier', targetId: supplier_id, supplierId: supplier_id } as const)
      : ({ type: 'product', targetId: goods_id, supplierId: supplier_id } as const),
  );
  const words = await ports.describeTargets(database, lang, targets);
  const standsBySupplier = new Map(stands.map((stand, position) => [stand.supplierId, { ...stand, position }]));
  const findPosition = ({ supplierId }: PlannerItem) => standsBySupplier.get(supplierId)?.position ?? stands.length;
  const items = rows.map((row, index): PlannerItem => {
    const { standNo = '', hall = '', hallName = '' } = standsBySupplier.get(row.supplier_id) ?? {};
    const { name = '', image = '', supplierName = '' } = words[index] ?? {};
    return {
      id: row.item_id,
      exhibitionId: row.exhibition_id,
      supplierId: row.supplier_id,
      standNo,
      hall,
      hallName,
      ...(row.goods_id === '' ? { goodsName: '' } : { goodsId: row.goods_id, goodsName: name }),
      supplierName,
      image,
      remark: row.remark,
      createTime: Number(row.created),
      ...(row.day === null ? {} : { day: row.day }),
      ...(row.time === null ? {} : { time: row.time }),
    };
  });
  return items.toSorted((one, other) => findPosition(one) - findPosition(other));
}

/** Removes an item of the buyer's plan, in the open transaction; another buyer's item is untouched. THR-29 */
export async function removeItem(context: CallContext, id: string): Promise<Answer<true>> {
  await context.database.kysely
    .deleteFrom('planner_item')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('item_id', '=', id)
    .execute();
  return ok(true);
}
