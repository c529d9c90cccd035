import { unitCount } from '@fairhall/core/catalogue/unit';
import type { Order } from '@fairhall/core/contract/order/calls';
import { myOrdersView } from '@fairhall/core/order/order-list.view';
import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import { connect } from '../connection.ts';
import { type ListAnswer, type ListOutcome, pageOption } from '../list-verb.ts';
import { failedBuyerCall, savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { pageRemarks } from '../page-remarks.ts';
import { waitingFor } from '../progress.ts';

/** The buyer's own orders, newest first. D-17 */
export async function listOrders(invocation: Invocation): Promise<ListOutcome> {
  const page = pageOption(invocation.options);
  if (!page.ok) return page;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const { signal, origin } = connection.value;
  const asked = connection.value.front().order.list({ pageNo: page.value }, { signal, handled: true });
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedBuyerCall(found.error, login.value, origin);
  const { rows, empty } = myOrdersView(found.value);
  return ok({
    data: found.value,
    view: tableOf(rows, invocation),
    remarks: empty ? [empty.title, empty.text] : pageRemarks(found.value, empty),
  });
}

function tableOf(rows: readonly Order[], { texts, global }: Invocation): ListAnswer['view'] {
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
