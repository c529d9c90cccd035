import type { Message } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { type MyEnquiry, myEnquiriesView } from '@fairhall/core/thread/my-enquiries.view';
import type { Outcome, View } from '../answer.ts';
import { connect } from '../connection.ts';
import { failedBuyerCall, savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { numberOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';

const PAGE_MAX = 1_000_000;

/** The buyer's own enquiries, the latest first. D-51 */
export async function listEnquiries(invocation: Invocation): Promise<Outcome> {
  const page = numberOption(invocation.options, 'page', 1, PAGE_MAX);
  if (!page.ok) return page;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const asked = gateway.enquiry.list({ pageNo: page.value ?? 1 }, { signal, handled: true });
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedBuyerCall(found.error, login.value, origin);
  const { rows, pageNo, pageCount, empty, next } = myEnquiriesView(found.value, invocation.global.lang);
  const place: Message = { key: 'thread.list.page', values: { page: pageNo, pages: pageCount } };
  const further: Message = { key: 'terminal.search.next', values: { options: `--page ${pageNo + 1}` } };
  return ok({
    data: { records: found.value.records, total: found.value.total, pageNo, pageCount },
    view: tableOf(rows, invocation),
    remarks: empty ? [empty.title, empty.text] : next ? [place, further] : [place],
  });
}

function tableOf(rows: readonly MyEnquiry[], { texts }: Invocation): View {
  return {
    kind: 'table',
    columns: [
      { title: texts.text('terminal.column.id') },
      { title: texts.text('terminal.column.date') },
      { title: texts.text('rfq.status') },
      { title: texts.text('terminal.column.unread'), align: 'end' },
      { title: texts.text('terminal.column.supplier') },
      { title: texts.text('terminal.column.subject') },
      { title: texts.text('terminal.column.lastMessage') },
    ],
    rows: rows.map(({ id, date, status, unread, supplier, name, text }) => [
      ...[id, date, texts.text(status.label.key), String(unread), supplier],
      ...[name ?? texts.text('thread.subject.gone'), text],
    ]),
  };
}
