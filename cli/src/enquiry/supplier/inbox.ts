import { INBOX_PARTS, type Inbox } from '@fairhall/core/contract/enquiry/supplier-calls';
import type { GatewayError } from '@fairhall/core/contract/error';
import { openInbox } from '@fairhall/core/enquiry/supplier/inbox.page';
import type { InboxRowView, InboxView } from '@fairhall/core/enquiry/supplier/inbox.view';
import type { Message } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import type { SupplierGateway } from '@fairhall/core/supplier-login/ports';
import { fail } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { withFlow } from '../../flow.ts';
import { formatWaitHours } from '../../format-wait.ts';
import { type ListAnswer, type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readChoiceOption, readFlagOption } from '../../option-values.ts';
import { connectSupplier, toSupplierCallFailure, withBugs } from '../../supplier-login/connect-supplier.ts';

/** Lists the enquiries to the supplier; unanswered ones are sorted with the oldest first. D-65 */
export async function listInbox(invocation: Invocation): Promise<ListOutcome> {
  const part = readChoiceOption(invocation.options, 'part', INBOX_PARTS);
  if (!part.ok) return part;
  const page = readPageOption(invocation.options);
  if (!page.ok) return page;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { supplierGateway, inbox, failure } = watchInbox(desk.value.ports.supplierGateway);
  return withFlow(
    invocation,
    (bugs) => openInbox({ ...withBugs(desk.value, bugs), supplierGateway }),
    async (flow) => {
      const first = await flow.do(
        ...(part.value ? [{ type: 'part.selected', part: part.value } as const] : []),
        ...(readFlagOption(invocation.options, 'mine') ? [{ type: 'owner.selected', isMine: true } as const] : []),
      );
      const pageNo = page.value;
      const view = pageNo > 1 && first.state === 'shown' ? await flow.do({ type: 'page.selected', pageNo }) : first;
      const answered = inbox();
      if (view.state === 'shown' && answered !== null)
        return ok({ data: answered, view: tableOf(view.rows, invocation), remarks: listRemarks(view, invocation) });
      const error = failure();
      return error === null
        ? fail(COMMAND_EXIT_CODES.refused, view.message ?? { key: 'request.server' })
        : toSupplierCallFailure(desk.value, error);
    },
  );
}

/** Records the gateway's response, which is the output for programs, or its error. */
function watchInbox(gateway: SupplierGateway) {
  let answered: Inbox | null = null;
  let error: GatewayError | null = null;
  const inbox: SupplierGateway['supplierEnquiry']['inbox'] = async (data, options) => {
    const answer = await gateway.supplierEnquiry.inbox(data, options);
    if (answer.ok) answered = answer.value;
    error = answer.ok ? null : answer.error;
    return answer;
  };
  const supplierGateway = { ...gateway, supplierEnquiry: { ...gateway.supplierEnquiry, inbox } };
  return { supplierGateway, inbox: () => answered, failure: () => error };
}

function listRemarks({ empty, pageNo, pageCount, reply }: InboxView, invocation: Invocation): readonly Message[] {
  const replyRemarks = reply === null ? [] : [replyRemark(reply, invocation)];
  if (empty !== null && pageNo === 1) return [...replyRemarks, empty];
  const pageRemark: Message = { key: 'supplierSite.page', values: { page: pageNo, pages: pageCount } };
  const next: Message = { key: 'terminal.search.next', values: { options: `--page ${pageNo + 1}` } };
  return pageNo < pageCount ? [...replyRemarks, pageRemark, next] : [...replyRemarks, pageRemark];
}

/** The remark with the reply figures that buyers see of the supplier. */
function replyRemark({ hours, rate }: NonNullable<InboxView['reply']>, { global }: Invocation): Message {
  const { number } = getFormat(global.lang);
  const values = { hours: number(hours ?? 0), rate: number(rate) };
  return { key: hours === undefined ? 'supplierSite.reply.rate' : 'supplierSite.reply', values };
}

function tableOf(rows: readonly InboxRowView[], { texts, global }: Invocation): ListAnswer['view'] {
  const { date, number, countryName } = getFormat(global.lang);
  return {
    kind: 'table',
    columns: [
      { title: texts.text('terminal.column.id') },
      { title: texts.text('terminal.column.date') },
      { title: texts.text('terminal.column.buyer') },
      { title: texts.text('terminal.column.company') },
      { title: texts.text('terminal.column.country') },
      { title: texts.text('terminal.column.subject') },
      { title: texts.text('rfq.quantity'), align: 'end' },
      { title: texts.text('terminal.column.standing') },
      { title: texts.text('terminal.column.assigned') },
      { title: texts.text('terminal.column.lastMessage') },
    ],
    rows: rows.map(({ id, lastTime, from, target, quantity, isUnread, waitsHours, text, ...row }) => [
      id,
      date(lastTime),
      from || texts.text('supplierSite.inbox.buyer'),
      row.company,
      row.countryCode === '' ? '' : countryName(row.countryCode),
      target.type === 'supplier' ? texts.text('supplierSite.inbox.general') : target.name,
      quantity === null ? '' : number(quantity),
      [
        isUnread ? texts.text('supplierSite.inbox.unread') : '',
        waitsHours === null ? '' : formatWaitHours(waitsHours, texts),
        row.isEmailConfirmed ? texts.text('supplierSite.inbox.confirmed') : '',
      ]
        .filter(Boolean)
        .join(' · '),
      row.assignedTo?.name ?? '',
      text,
    ]),
  };
}
