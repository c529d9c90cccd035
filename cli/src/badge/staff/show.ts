import type { Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { textOption } from '../../option-values.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';
import { badgeFacts } from '../badge-facts.ts';

/** The badge of any visitor, by its number. D-31 D-94 */
export async function showAnyBadge(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [exhibitionId = '', badgeNo = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(options, 'reason')?.trim();
  const data = { exhibitionId, badgeNo, ...(reason ? { reason } : {}) };
  const found = await waitingFor(invocation, gateway.staffPreregistration.badge(data, { signal, handled: true }));
  return found.ok ? badgeFacts(found.value, invocation) : failedStaffCall(found.error, origin);
}
