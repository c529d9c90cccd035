import { unitCount } from '@fairhall/core/catalogue/unit';
import { ORDER_STATES } from '@fairhall/core/contract/order/limits';
import type { MessageKey } from '@fairhall/core/messages';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readChoiceOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';

/** Lists the orders that the supplier received, or those in one state, newest first. D-17 */
export async function listReceivedOrders(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts, global } = invocation;
  const state = readChoiceOption(options, 'state', ORDER_STATES);
  if (!state.ok) return state;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { signal } = desk.value.connection;
  const query = { pageNo: page.value, ...(state.value !== undefined && { state: state.value }) };
  const response = desk.value.ports.supplierGateway.supplierOrder.list(query, { signal, handled: true });
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toSupplierCallFailure(desk.value, found.error);
  const { shortDate } = getFormat(global.lang);
  const column = (key: MessageKey) => ({ title: texts.text(key) });
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: [
        column('terminal.column.id'),
        column('terminal.column.date'),
        column('terminal.column.standing'),
        { title: texts.text('order.quantity'), align: 'end' },
        column('terminal.column.product'),
        column('terminal.column.buyer'),
      ],
      rows: found.value.records.map((row) => [
        row.orderNo,
        shortDate(row.createTime),
        texts.text(`order.state.${row.state}`),
        unitCount(texts, global.lang, row.unit, row.quantity),
        row.productName,
        row.contact.contactName,
      ]),
    },
    remarks: listPageRemarks(found.value, 'terminal.order.ofSupplier.none'),
  });
}
