import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffEnquiry } from '@fairhall/core/contract/enquiry/staff-calls';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import type { Outcome, View } from '../../answer.ts';
import { formatMoment } from '../../format-moment.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';
import { describeResponsiblePeople } from './responsible-people.ts';

type StaffEnquiry = OutputOf<typeof staffEnquiry.show>;

/** Shows one enquiry with all its messages, as staff may see it. Does not mark it as read. D-94 */
export async function showEnquiry(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [enquiryId = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { enquiryId, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffEnquiry.show(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({ data: found.value, view: toView(found.value, invocation) });
}

/** Shows the enquiry's status, then one line for each message. */
function toView(enquiry: StaffEnquiry, { texts, global }: Invocation): View {
  const { supplier, target, quantity, messages, createTime, spamReason } = enquiry;
  const format = getFormat(global.lang);
  const toMomentText = (at: number) => formatMoment(at, global.lang);
  const status = texts.text(`thread.state.${enquiry.state}`);
  return {
    kind: 'facts',
    facts: [
      [texts.text('terminal.column.id'), enquiry.enquiryId],
      [texts.text('rfq.status'), spamReason === '' ? status : `${status}: ${spamReason}`],
      [texts.text('terminal.column.date'), toMomentText(createTime)],
      [texts.text('terminal.column.buyer'), enquiry.email],
      [texts.text('terminal.column.language'), enquiry.lang],
      [
        texts.text('terminal.column.subject'),
        target.type === 'supplier' ? '' : target.name || texts.text('thread.subject.gone'),
      ],
      [texts.text('rfq.quantity'), quantity === null ? '' : format.number(quantity)],
      [texts.text('terminal.column.supplier'), `${supplier.supplierId} ${supplier.name}`],
      [texts.text('terminal.column.answers'), describeResponsiblePeople(supplier, texts)],
      ...messages.map(({ side, author, createTime: at, text }): [string, string] => [
        texts.text(`thread.side.${side}`),
        [toMomentText(at), author, text].filter(Boolean).join(' · '),
      ]),
    ],
  };
}
