import type { CollectedRecord } from '@fairhall/core/contract/collect/calls';
import type { CollectType } from '@fairhall/core/contract/collect/limits';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { CollectPorts } from './collect-ports.ts';

interface CollectedQuery {
  readonly type: CollectType;
  readonly exhibitionId?: string | undefined;
  readonly pageNo: number;
}

const PAGE_SIZE = 20;
const TABLE_IDS = { goodsSpu: sql`select id from product`, exhibitor: sql`select id from supplier` } as const;

/** The buyer's collected items of a type, latest first, without items that no longer exist. D-63 */
export async function listCollected(
  ports: CollectPorts,
  context: CallContext,
  { type, exhibitionId, pageNo }: CollectedQuery,
) {
  let query = context.database.kysely
    .selectFrom('collected')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('type', '=', type)
    .where(sql<boolean>`target_id in (${TABLE_IDS[type]})`);
  if (exhibitionId !== undefined) query = query.where('exhibition_id', '=', exhibitionId);
  const rows = await query
    .select(['target_id as id', 'exhibition_id as exhibitionId', 'since'])
    .orderBy('since', 'desc')
    .orderBy('target_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const { total } = await query.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const records = await describeRows(ports, context, type, rows);
  return ok({ records, total: Number(total), pageNo, pageSize: PAGE_SIZE }) satisfies Answer<unknown>;
}

interface Row {
  readonly id: string;
  readonly exhibitionId: string;
  readonly since: number;
}

/** Adds the names of each item, and its stand. */
async function describeRows(
  ports: CollectPorts,
  context: CallContext,
  type: CollectType,
  rows: readonly Row[],
): Promise<CollectedRecord[]> {
  const { database, lang } = context;
  const ids = rows.map(({ id }) => id);
  const suppliers =
    type === 'goodsSpu' ? await ports.listProductSuppliers(context, ids) : new Map(ids.map((id) => [id, id]));
  const targets = ids.map((targetId) => ({
    type: type === 'goodsSpu' ? ('product' as const) : ('supplier' as const),
    targetId,
    supplierId: suppliers.get(targetId) ?? '',
  }));
  const words = await ports.describeTargets(database, lang, targets);
  const shows = [...new Set(rows.map((row) => row.exhibitionId))];
  const exhibitions = await ports.findExhibitionsByIds(context, shows);
  const stands = new Map<string, { readonly standNo: string; readonly hall: string }>();
  for (const show of shows)
    for (const stand of await ports.showStands(context, show, [...suppliers.values()]))
      stands.set(`${show} ${stand.supplierId}`, stand);
  return rows.map(({ id, exhibitionId, since }, place) => {
    const supplierId = suppliers.get(id) ?? '';
    const { name = '', image = '', supplierName = '' } = words[place] ?? {};
    const { standNo = '', hall = '' } = stands.get(`${exhibitionId} ${supplierId}`) ?? {};
    const exhibitionName = exhibitions.find((each) => each.exhibitionId === exhibitionId)?.name ?? '';
    return {
      type,
      id,
      supplierId,
      name,
      supplierName,
      exhibitionId,
      exhibitionName,
      standNo,
      hall,
      image,
      createTime: Number(since),
    };
  });
}
