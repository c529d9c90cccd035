import type { Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';
import { toBadgeOutcome } from '../badge-facts.ts';

/** Shows any visitor's badge, by its number. D-31 D-94 */
export async function showAnyBadge(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [exhibitionId = '', badgeNo = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { exhibitionId, badgeNo, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffPreregistration.badge(data, { signal, handled: true }));
  return found.ok ? toBadgeOutcome(found.value, invocation) : toStaffCallFailure(found.error, origin);
}
