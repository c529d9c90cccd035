import { ok } from '@fairhall/core/result';
import { type ListOutcome, readPageOption, toPage } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';
import { toPrizeTable } from './prize-table.ts';

/** Lists the prizes of an exhibition by sector. D-27 */
export async function listPrizes(invocation: Invocation): Promise<ListOutcome> {
  const { args, options } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const query = { exhibitionId: args[0] ?? '', ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffLottery.prizes(query, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  const prizes = toPage(found.value.prizes, page.value);
  return ok({
    data: prizes,
    view: toPrizeTable(prizes.records, invocation),
    remarks: listPageRemarks(prizes, 'terminal.prize.none'),
  });
}
