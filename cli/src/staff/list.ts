import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';

/** All members of the staff, those whose token has ended too. D-94 */
export async function listMembers(invocation: Invocation): Promise<Outcome> {
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(invocation.options, 'reason')?.trim();
  const asked = gateway.staff.list(reason ? { reason } : {}, { signal, handled: true });
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedStaffCall(found.error, origin);
  const { texts, global } = invocation;
  const { date } = formatFor(global.lang);
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: (['id', 'name', 'role', 'since', 'ends', 'revoked'] as const).map((column) => ({
        title: texts.text(`terminal.column.${column}`),
      })),
      rows: found.value.members.map(({ staffId, name, role, created, expires, revoked }) => [
        ...[staffId, name, texts.text(`terminal.staff.role.${role}`), date(created)],
        date(expires),
        revoked === null ? '' : date(revoked),
      ]),
    },
  });
}
