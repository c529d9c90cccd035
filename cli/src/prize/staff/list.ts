import { ok } from '@fairhall/core/result';
import { type ListOutcome, pageOf, pageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { textOption } from '../../option-values.ts';
import { pageRemarks } from '../../page-remarks.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';
import { prizeTable } from './prize-table.ts';

/** The prizes of an exhibition by their sectors. D-27 */
export async function listPrizes(invocation: Invocation): Promise<ListOutcome> {
  const { args, options } = invocation;
  const page = pageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(options, 'reason')?.trim();
  const asked = { exhibitionId: args[0] ?? '', ...(reason ? { reason } : {}) };
  const found = await waitingFor(invocation, gateway.staffLottery.prizes(asked, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  const prizes = pageOf(found.value.prizes, page.value);
  return ok({
    data: prizes,
    view: prizeTable(prizes.records, invocation),
    remarks: pageRemarks(prizes, 'terminal.prize.none'),
  });
}
