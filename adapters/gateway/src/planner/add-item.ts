import type { Answer } from '@fairhall/core/contract/dispatcher';
import { PLANNER_MAX } from '@fairhall/core/contract/planner/limits';
import { findTimeProblem } from '@fairhall/core/planner/time-problem';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import { createRandomId } from '../identity/secrets.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { PlannerPorts } from './planner-ports.ts';
import { toRefusal } from './update-item.ts';

interface PlannerItemInput {
  readonly exhibitionId: string;
  readonly supplierId: string;
  readonly goodsId?: string | undefined;
  readonly remark?: string | undefined;
  readonly day?: string | undefined;
  readonly time?: string | undefined;
}

/**
 * Adds a stand, or a product at it, to the buyer's plan, in the open transaction. An item that is already in the plan
 * keeps its id, note, day and time. D-28
 */
export async function addItem(
  ports: PlannerPorts,
  context: CallContext,
  input: PlannerItemInput,
): Promise<Answer<{ readonly id: string }>> {
  const { exhibitionId, supplierId, goodsId = '', remark = '' } = input;
  const { database, now } = context;
  const { accountId } = buyerOf(context);
  // The lock makes two concurrent calls run one after the other, so that both are checked against the same limit.
  await sql`select 1 from account where account_id = ${accountId} for no key update`.execute(database.kysely);
  const items = database.kysely
    .selectFrom('planner_item')
    .where('account_id', '=', accountId)
    .where('exhibition_id', '=', exhibitionId);
  const same = items.select('item_id').where('supplier_id', '=', supplierId).where('goods_id', '=', goodsId);
  const planned = await same.executeTakeFirst();
  if (planned !== undefined) return ok({ id: planned.item_id });
  const venue = await ports.checkStandAction(context, { exhibitionId, supplierId, action: 'addToPlanner' });
  if (!venue.ok) return venue;
  const { day = null, time = null } = input;
  const problem = findTimeProblem(venue.value.exhibition, { day, time });
  if (problem !== undefined) return err(toRefusal(problem));
  if (goodsId !== '' && (await ports.listProductSuppliers(context, [goodsId])).get(goodsId) !== supplierId)
    return err(NOT_FOUND);
  const { total } = await items.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  if (Number(total) >= PLANNER_MAX) return err({ code: '400', message: 'planner.full', values: { n: PLANNER_MAX } });
  const item = {
    item_id: createRandomId(),
    account_id: accountId,
    exhibition_id: exhibitionId,
    supplier_id: supplierId,
  };
  await database.kysely
    .insertInto('planner_item')
    .values({ ...item, goods_id: goodsId, remark: remark.trim(), day, time, created: now })
    .execute();
  return ok({ id: item.item_id });
}
