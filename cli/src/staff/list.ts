import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { type ListOutcome, readPageOption, toPage } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { readTextOption } from '../option-values.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { waitWithProgress } from '../progress.ts';
import { connectStaff, toStaffCallFailure } from '../staff-connection.ts';

/** Lists all members of staff, including those with an expired or revoked token. D-94 */
export async function listMembers(invocation: Invocation): Promise<ListOutcome> {
  const page = readPageOption(invocation.options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(invocation.options, 'reason')?.trim();
  const response = gateway.staff.list(reason ? { reason } : {}, { signal, handled: true });
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  const { texts, global } = invocation;
  const members = toPage(found.value.members, page.value);
  const { date } = getFormat(global.lang);
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
    remarks: listPageRemarks(members, null),
  });
}
