import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import { type ListOutcome, pageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { textOption, wrongOption } from '../../option-values.ts';
import { pageRemarks } from '../../page-remarks.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';

const ABOUT = ['supplier', 'service'] as const;

/** What people wrote to the organiser, the newest first. D-18 D-25 */
export async function listFeedback(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts, global } = invocation;
  const page = pageOption(options);
  if (!page.ok) return page;
  const given = textOption(options, 'about');
  const about = ABOUT.find((word) => word === given);
  if (given !== undefined && about === undefined) return wrongOption('about', given, ABOUT.join(', '));
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(options, 'reason')?.trim();
  const data = { pageNo: page.value, ...(about ? { about } : {}), ...(reason ? { reason } : {}) };
  const found = await waitingFor(invocation, gateway.staffFeedback.list(data, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  const { date } = formatFor(global.lang);
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: (['since', 'email', 'supplier', 'subject', 'message'] as const).map((column) => ({
        title: texts.text(`terminal.column.${column}`),
      })),
      rows: found.value.records.map(({ createTime, email, supplier, type, content }) => [
        date(createTime),
        email,
        supplier === null ? '' : `${supplier.supplierId} ${supplier.name}`,
        type,
        content,
      ]),
    },
    remarks: pageRemarks(found.value, 'terminal.staff.feedback.none'),
  });
}
