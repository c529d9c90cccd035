import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

/** Lists companies' stand requests, the newest first. R-1.009 D-54 */
export async function listStandRequests(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts, global } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const exhibitionId = readTextOption(options, 'exhibition');
  const reason = readTextOption(options, 'reason')?.trim();
  const query = { pageNo: page.value, ...(exhibitionId ? { exhibitionId } : {}), ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffStand.list(query, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  const { date, number } = getFormat(global.lang);
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
    remarks: listPageRemarks(found.value, 'terminal.stand.none'),
  });
}
