import { unitCount } from '@fairhall/core/catalogue/unit';
import type { Order } from '@fairhall/core/contract/order/calls';
import { myOrdersView } from '@fairhall/core/order/order-list.view';
import type { Message } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import type { Outcome, View } from '../answer.ts';
import { connect } from '../connection.ts';
import { failedBuyerCall, savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { numberOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';

const PAGE_MAX = 1_000_000;

/** The buyer's own orders, newest first. D-17 */
export async function listOrders(invocation: Invocation): Promise<Outcome> {
  const page = numberOption(invocation.options, 'page', 1, PAGE_MAX);
  if (!page.ok) return page;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const { signal, origin } = connection.value;
  const asked = connection.value.front().order.list({ pageNo: page.value ?? 1 }, { signal, handled: true });
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedBuyerCall(found.error, login.value, origin);
  const { rows, pageNo, pageCount, empty, next } = myOrdersView(found.value);
  const place: Message = { key: 'order.list.page', values: { page: pageNo, pages: pageCount } };
  const further: Message = { key: 'terminal.search.next', values: { options: `--page ${pageNo + 1}` } };
  return ok({
    data: { records: rows, total: found.value.total, pageNo, pageCount },
    view: tableOf(rows, invocation),
    remarks: empty ? [empty.title, empty.text] : next ? [place, further] : [place],
  });
}

function tableOf(rows: readonly Order[], { texts, global }: Invocation): View {
  const { shortDate, price: priceOf } = formatFor(global.lang);
  return {
    kind: 'table',
    columns: [
      { title: texts.text('terminal.column.id') },
      { title: texts.text('terminal.column.date') },
      { title: texts.text('order.quantity'), align: 'end' },
      { title: texts.text('terminal.column.price'), align: 'end' },
      { title: texts.text('terminal.column.name') },
    ],
    rows: rows.map(({ orderNo, createTime, quantity, unit, price, currency, productName }) => [
      orderNo,
      shortDate(createTime),
      unitCount(texts, global.lang, unit, quantity),
      price === null ? texts.text('order.list.onRequest') : priceOf(price, currency),
      productName,
    ]),
  };
}
