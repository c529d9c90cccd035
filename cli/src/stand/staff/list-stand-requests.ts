import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import { type ListOutcome, pageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { textOption } from '../../option-values.ts';
import { pageRemarks } from '../../page-remarks.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';

/** What companies asked for, the newest first. D-54 */
export async function listStandRequests(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts, global } = invocation;
  const page = pageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const exhibitionId = textOption(options, 'exhibition');
  const reason = textOption(options, 'reason')?.trim();
  const asked = { pageNo: page.value, ...(exhibitionId ? { exhibitionId } : {}), ...(reason ? { reason } : {}) };
  const found = await waitingFor(invocation, gateway.staffStand.list(asked, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  const { date, number } = formatFor(global.lang);
  const column = (key: Parameters<typeof texts.text>[0]) => ({ title: texts.text(key) });
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: [
        column('terminal.column.since'),
        column('stand.show'),
        column('stand.company'),
        column('stand.contactName'),
        column('terminal.column.email'),
        column('stand.mobile'),
        { ...column('stand.area'), align: 'end' as const },
        column('stand.product'),
      ],
      rows: found.value.records.map((row) => [
        date(row.createTime),
        `${row.exhibitionId} ${row.exhibitionName}`,
        row.company,
        row.contactName,
        row.email,
        row.mobile,
        number(row.area),
        row.product,
      ]),
    },
    remarks: pageRemarks(found.value, 'terminal.stand.none'),
  });
}
