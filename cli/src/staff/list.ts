import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import { type ListOutcome, pageOf, pageOption } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { textOption } from '../option-values.ts';
import { pageRemarks } from '../page-remarks.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';

/** All members of the staff, those whose token has ended too. D-94 */
export async function listMembers(invocation: Invocation): Promise<ListOutcome> {
  const page = pageOption(invocation.options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(invocation.options, 'reason')?.trim();
  const asked = gateway.staff.list(reason ? { reason } : {}, { signal, handled: true });
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedStaffCall(found.error, origin);
  const { texts, global } = invocation;
  const members = pageOf(found.value.members, page.value);
  const { date } = formatFor(global.lang);
  return ok({
    data: members,
    view: {
      kind: 'table',
      columns: (['id', 'name', 'role', 'since', 'ends', 'revoked'] as const).map((column) => ({
        title: texts.text(`terminal.column.${column}`),
      })),
      rows: members.records.map(({ staffId, name, role, created, expires, revoked }) => [
        staffId,
        name,
        texts.text(`terminal.staff.role.${role}`),
        date(created),
        date(expires),
        revoked === null ? '' : date(revoked),
      ]),
    },
    remarks: pageRemarks(members, null),
  });
}
