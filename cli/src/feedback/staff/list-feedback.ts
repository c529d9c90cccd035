import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { failInvalidOption, readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

const FEEDBACK_TARGETS = ['supplier', 'service'] as const;

/** Lists the feedback to the organiser, the newest first. D-18 D-25 */
export async function listFeedback(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts, global } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const given = readTextOption(options, 'about');
  const about = FEEDBACK_TARGETS.find((word) => word === given);
  if (given !== undefined && about === undefined) return failInvalidOption('about', given, FEEDBACK_TARGETS.join(', '));
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { pageNo: page.value, ...(about ? { about } : {}), ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffFeedback.list(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  const { date } = getFormat(global.lang);
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
    remarks: listPageRemarks(found.value, 'terminal.staff.feedback.none'),
  });
}
