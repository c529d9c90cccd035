import { systemClock } from '@fairhall/adapters/system-clock';
import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffEnquiry } from '@fairhall/core/contract/enquiry/staff-calls';
import type { Texts } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import type { Outcome, View } from '../../answer.ts';
import { pageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { textOption } from '../../option-values.ts';
import { pageRemarks } from '../../page-remarks.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';
import { whoAnswers } from './responsible-people.ts';

const HOUR = 3_600_000;
/** From so many hours on the wait is told in days. */
const DAYS_FROM = 48;

type Page = OutputOf<typeof staffEnquiry.unanswered>;

/** Enquiries that were never answered, the longest waiting first, and who could answer them. D-94 */
export async function listUnanswered(invocation: Invocation): Promise<Outcome> {
  const { options } = invocation;
  const page = pageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(options, 'reason')?.trim();
  const data = { pageNo: page.value, ...(reason ? { reason } : {}) };
  const found = await waitingFor(invocation, gateway.staffEnquiry.unanswered(data, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  return ok({
    data: found.value,
    view: tableOf(found.value, invocation),
    remarks: pageRemarks(found.value, 'terminal.staff.enquiry.none'),
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
      waitOf(now - waitsSince, texts),
      target.name || texts.text('thread.subject.gone'),
      `${supplier.supplierId} ${supplier.name}`,
      whoAnswers(supplier, texts),
    ]),
  };
}

function waitOf(waited: number, texts: Texts): string {
  const hours = Math.max(0, Math.floor(waited / HOUR));
  return hours < DAYS_FROM
    ? texts.counted('supplierSite.inbox.waits', hours)
    : texts.counted('terminal.staff.enquiry.waits', Math.floor(hours / 24));
}
