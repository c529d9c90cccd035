import { unitCount } from '@fairhall/core/catalogue/unit';
import type { Order } from '@fairhall/core/contract/order/calls';
import { orderListView } from '@fairhall/core/order/order-list.view';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { connect } from '../connection.ts';
import { type ListAnswer, type ListOutcome, readPageOption } from '../list-verb.ts';
import { readSavedLogin, toBuyerCallFailure } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { waitWithProgress } from '../progress.ts';

/** Lists the buyer's own orders, newest first. D-17 */
export async function listOrders(invocation: Invocation): Promise<ListOutcome> {
  const page = readPageOption(invocation.options);
  if (!page.ok) return page;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const { signal, origin } = connection.value;
  const response = connection.value.front().order.list({ pageNo: page.value }, { signal, handled: true });
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toBuyerCallFailure(found.error, login.value, origin);
  const { rows, empty } = orderListView(found.value);
  return ok({
    data: found.value,
    view: tableOf(rows, invocation),
    remarks: empty ? [empty.title, empty.text] : listPageRemarks(found.value, empty),
  });
}

function tableOf(rows: readonly Order[], { texts, global }: Invocation): ListAnswer['view'] {
  const { shortDate, price: priceOf } = getFormat(global.lang);
  return {
    kind: 'table',
    columns: [
      { title: texts.text('terminal.column.id') },
      { title: texts.text('terminal.column.date') },
      { title: texts.text('terminal.column.standing') },
      { title: texts.text('order.quantity'), align: 'end' },
      { title: texts.text('terminal.column.price'), align: 'end' },
      { title: texts.text('terminal.column.name') },
    ],
    rows: rows.map(({ orderNo, createTime, state, quantity, unit, price, currency, productName }) => [
      orderNo,
      shortDate(createTime),
      texts.text(`order.state.${state}`),
      unitCount(texts, global.lang, unit, quantity),
      price === null ? texts.text('order.list.onRequest') : priceOf(price, currency),
      productName,
    ]),
  };
}
