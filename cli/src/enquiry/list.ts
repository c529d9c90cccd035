import { ok } from '@fairhall/core/result';
import { type EnquiryListRow, enquiryListView } from '@fairhall/core/thread/enquiry-list.view';
import { connect } from '../connection.ts';
import { type ListAnswer, type ListOutcome, readPageOption } from '../list-verb.ts';
import { readSavedLogin, toBuyerCallFailure } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { waitWithProgress } from '../progress.ts';

/** Lists the buyer's own enquiries, the latest first. D-51 */
export async function listEnquiries(invocation: Invocation): Promise<ListOutcome> {
  const page = readPageOption(invocation.options);
  if (!page.ok) return page;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const response = gateway.enquiry.list({ pageNo: page.value }, { signal, handled: true });
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toBuyerCallFailure(found.error, login.value, origin);
  const { rows, empty } = enquiryListView(found.value, invocation.global.lang);
  return ok({
    data: found.value,
    view: tableOf(rows, invocation),
    remarks: empty ? [empty.title, empty.text] : listPageRemarks(found.value, empty),
  });
}

function tableOf(rows: readonly EnquiryListRow[], { texts }: Invocation): ListAnswer['view'] {
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
    rows: rows.map(({ id, type, date, status, unread, supplier, name, text }) => [
      id,
      date,
      texts.text(status.label.key),
      String(unread),
      supplier,
      type === 'supplier' ? '' : (name ?? texts.text('thread.subject.gone')),
      text,
    ]),
  };
}
