import type { CallContext } from '../call-context.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { HALL_DAILY_FILES } from '../limits/budgets.ts';
import { countOne, countToday, createDailyScope } from '../limits/daily-count.ts';
import { toNetwork } from '../limits/network.ts';
import type { FileOwner } from './owner.ts';

/** Files per day for one owner. THR-35 */
export const MAX_DAILY_FILES = 50;

const getOwnerScope = (owner: FileOwner, context: CallContext) => createDailyScope(`file|${owner.name}`, context);
const getHallScope = (context: CallContext) => createDailyScope(`file|hall:${toNetwork(context.address)}`, context);

/** Whether the owner may send one more file; checked before the file is examined. */
export async function canSendFile(queries: Queries, owner: FileOwner, context: CallContext): Promise<boolean> {
  if ((await countToday(queries, getOwnerScope(owner, context))) >= MAX_DAILY_FILES) return false;
  return (await countToday(queries, getHallScope(context))) < HALL_DAILY_FILES;
}

/** Counts a stored file; concurrent files never exceed the limit. */
export async function countDailyFile(
  transaction: Transaction,
  owner: FileOwner,
  context: CallContext,
): Promise<boolean> {
  if (!(await countOne(transaction, getOwnerScope(owner, context), MAX_DAILY_FILES))) return false;
  return countOne(transaction, getHallScope(context), HALL_DAILY_FILES);
}
