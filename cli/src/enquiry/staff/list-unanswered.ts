import { systemClock } from '@fairhall/adapters/system-clock';
import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffEnquiry } from '@fairhall/core/contract/enquiry/staff-calls';
import { ok } from '@fairhall/core/result';
import type { Outcome, View } from '../../answer.ts';
import { formatWait } from '../../format-wait.ts';
import { readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';
import { describeResponsiblePeople } from './responsible-people.ts';

type Page = OutputOf<typeof staffEnquiry.unanswered>;

/** Lists unanswered enquiries, the oldest first, with the people who could answer them. D-94 */
export async function listUnanswered(invocation: Invocation): Promise<Outcome> {
  const { options } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { pageNo: page.value, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffEnquiry.unanswered(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({
    data: found.value,
    view: tableOf(found.value, invocation),
    remarks: listPageRemarks(found.value, 'terminal.staff.enquiry.none'),
  });
}

function tableOf({ records }: Page, { texts }: Invocation): View {
  const now = systemClock.now();
  return {
    kind: 'table',
    columns: (['id', 'wait', 'subject', 'supplier', 'answers'] as const).map((column) => ({
      title: texts.text(`terminal.column.${column}`),
    })),
    rows: records.map(({ enquiryId, waitsSince, target, supplier }) => [
      enquiryId,
      formatWait(now - waitsSince, texts),
      target.type === 'supplier' ? '' : target.name || texts.text('thread.subject.gone'),
      `${supplier.supplierId} ${supplier.name}`,
      describeResponsiblePeople(supplier, texts),
    ]),
  };
}
