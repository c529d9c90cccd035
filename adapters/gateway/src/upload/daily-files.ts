import type { CallContext } from '../call-context.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { HALL_FILES_A_DAY } from '../limits/budgets.ts';
import { countedToday, countOne, dailyScope } from '../limits/daily-count.ts';
import { networkOf } from '../limits/network.ts';
import type { FileOwner } from './owner.ts';

/** Files a day of one owner. THR-35 */
export const FILES_A_DAY = 50;

const ownScope = (owner: FileOwner, context: CallContext) => dailyScope(`file|${owner.name}`, context);
const hallScope = (context: CallContext) => dailyScope(`file|hall:${networkOf(context.address)}`, context);

/** Whether one more would be taken, asked before a file is looked at. */
export async function mayStillSend(queries: Queries, owner: FileOwner, context: CallContext): Promise<boolean> {
  if ((await countedToday(queries, ownScope(owner, context))) >= FILES_A_DAY) return false;
  return (await countedToday(queries, hallScope(context))) < HALL_FILES_A_DAY;
}

/** Counts a file that is kept; of many at once exactly as many as allowed. */
export async function spendFile(transaction: Transaction, owner: FileOwner, context: CallContext): Promise<boolean> {
  if (!(await countOne(transaction, ownScope(owner, context), FILES_A_DAY))) return false;
  return countOne(transaction, hallScope(context), HALL_FILES_A_DAY);
}
