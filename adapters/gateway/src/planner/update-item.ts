import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { findTimeProblem } from '@fairhall/core/planner/time-problem';
import type { Message } from '@fairhall/core/ports/texts';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { PlannerPorts } from './planner-ports.ts';

/** A change of a planned item: undefined keeps a value, null removes the day or the time. */
interface ItemChange {
  readonly id: string;
  readonly remark?: string | undefined;
  readonly day?: string | null | undefined;
  readonly time?: string | null | undefined;
}

/**
 * Changes note, day and time of an item in the buyer's plan, in the open transaction. Removing the day also removes the
 * time. D-28 THR-29
 */
export async function updateItem(
  ports: Pick<PlannerPorts, 'findExhibitionsByIds'>,
  context: CallContext,
  change: ItemChange,
): Promise<Answer<true>> {
  const row = await findItem(context, change.id);
  if (row === undefined) return err(NOT_FOUND);
  const { remark = row.remark, day = row.day } = change;
  const { time = day === null ? null : row.time } = change;
  if (change.day !== undefined || change.time !== undefined) {
    const [exhibition] = await ports.findExhibitionsByIds(context, [row.exhibition_id]);
    if (exhibition === undefined) return err(NOT_FOUND);
    const problem = findTimeProblem(exhibition, { day, time });
    if (problem !== undefined) return err(toRefusal(problem));
  }
  await context.database.kysely
    .updateTable('planner_item')
    .set({ remark: remark.trim(), day, time })
    .where('item_id', '=', change.id)
    .execute();
  return ok(true);
}

/** Locks the row, so that of two concurrent changes the later one is checked against the result of the first. */
const findItem = (context: CallContext, id: string) =>
  context.database.kysely
    .selectFrom('planner_item')
    .select(['exhibition_id', 'remark', 'day', 'time'])
    .where('account_id', '=', buyerOf(context).accountId)
    .where('item_id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The error for an invalid day or time. */
export const toRefusal = ({ key, values }: Message): Refusal => ({
  code: '400',
  message: key,
  ...(values === undefined ? {} : { values }),
});
