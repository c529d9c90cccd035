import { ok } from '@fairhall/core/result';
import type { Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { textOption } from '../../option-values.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';
import { prizeTable } from './prize-table.ts';

/** The prizes of an exhibition by their sectors. D-27 */
export async function listPrizes(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(options, 'reason')?.trim();
  const asked = { exhibitionId: args[0] ?? '', ...(reason ? { reason } : {}) };
  const found = await waitingFor(invocation, gateway.staffLottery.prizes(asked, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  return ok({
    data: found.value,
    view: prizeTable(found.value, invocation),
    remarks: found.value.prizes.length === 0 ? [{ key: 'terminal.prize.none' }] : [],
  });
}
