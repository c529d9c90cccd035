import { ok } from '@fairhall/core/result';
import { type MyEnquiry, myEnquiriesView } from '@fairhall/core/thread/my-enquiries.view';
import { connect } from '../connection.ts';
import { type ListAnswer, type ListOutcome, pageOption } from '../list-verb.ts';
import { failedBuyerCall, savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { pageRemarks } from '../page-remarks.ts';
import { waitingFor } from '../progress.ts';

/** The buyer's own enquiries, the latest first. D-51 */
export async function listEnquiries(invocation: Invocation): Promise<ListOutcome> {
  const page = pageOption(invocation.options);
  if (!page.ok) return page;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const asked = gateway.enquiry.list({ pageNo: page.value }, { signal, handled: true });
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedBuyerCall(found.error, login.value, origin);
  const { rows, empty } = myEnquiriesView(found.value, invocation.global.lang);
  return ok({
    data: found.value,
    view: tableOf(rows, invocation),
    remarks: empty ? [empty.title, empty.text] : pageRemarks(found.value, empty),
  });
}

function tableOf(rows: readonly MyEnquiry[], { texts }: Invocation): ListAnswer['view'] {
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
      id,
      date,
      texts.text(status.label.key),
      String(unread),
      supplier,
      name ?? texts.text('thread.subject.gone'),
      text,
    ]),
  };
}
