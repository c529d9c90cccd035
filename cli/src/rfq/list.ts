import { unitCount } from '@fairhall/core/catalogue/unit';
import type { Message } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { rfqListView } from '@fairhall/core/rfq/rfq-list.view';
import type { RfqRow } from '@fairhall/core/rfq/rfq-row';
import type { Outcome, View } from '../answer.ts';
import { connect } from '../connection.ts';
import { failedBuyerCall, savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { numberOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';

const PAGE_MAX = 1_000_000;

/** The buyer's own requests, newest first.  */
export async function listRfqs(invocation: Invocation): Promise<Outcome> {
  const page = numberOption(invocation.options, 'page', 1, PAGE_MAX);
  if (!page.ok) return page;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const asked = gateway.rfq.list({ pageNo: page.value ?? 1 }, { signal, handled: true });
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedBuyerCall(found.error, login.value, origin);
  const list = rfqListView(found.value, invocation.global.lang);
  const { pageNo, pageCount, total, empty, next } = list;
  const place: Message = { key: 'rfq.list.page', values: { page: pageNo, pages: pageCount } };
  const further: Message = { key: 'terminal.search.next', values: { options: `--page ${pageNo + 1}` } };
  return ok({
    data: { records: found.value.records, total, pageNo, pageCount },
    view: tableOf(list.rows, invocation),
    remarks: empty ? [empty.title, empty.text] : next ? [place, further] : [place],
  });
}

function tableOf(rows: readonly RfqRow[], { texts, global }: Invocation): View {
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
