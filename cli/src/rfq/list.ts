import { unitCount } from '@fairhall/core/catalogue/unit';
import { ok } from '@fairhall/core/result';
import { rfqListView } from '@fairhall/core/rfq/rfq-list.view';
import type { RfqRow } from '@fairhall/core/rfq/rfq-row';
import { connect } from '../connection.ts';
import { type ListAnswer, type ListOutcome, readPageOption } from '../list-verb.ts';
import { readSavedLogin, toBuyerCallFailure } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { waitWithProgress } from '../progress.ts';

/** Lists the buyer's own RFQs, newest first.  */
export async function listRfqs(invocation: Invocation): Promise<ListOutcome> {
  const page = readPageOption(invocation.options);
  if (!page.ok) return page;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const response = gateway.rfq.list({ pageNo: page.value }, { signal, handled: true });
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toBuyerCallFailure(found.error, login.value, origin);
  const { rows, empty } = rfqListView(found.value, invocation.global.lang);
  return ok({
    data: found.value,
    view: tableOf(rows, invocation),
    remarks: empty ? [empty.title, empty.text] : listPageRemarks(found.value, empty),
  });
}

function tableOf(rows: readonly RfqRow[], { texts, global }: Invocation): ListAnswer['view'] {
  return {
    kind: 'table',
    columns: [
      { title: texts.text('terminal.column.id') },
      { title: texts.text('terminal.column.date') },
      { title: texts.text('rfq.status') },
      { title: texts.text('rfq.quantity'), align: 'end' },
      { title: texts.text('rfq.detail.files'), align: 'end' },
      { title: texts.text('rfq.description') },
    ],
    rows: rows.map(({ id, date, status, quantity, files, title }) => [
      id,
      date,
      texts.text(status.label.key),
      quantity === null ? '' : unitCount(texts, global.lang, quantity.unit, quantity.count),
      String(files),
      title,
    ]),
  };
}
