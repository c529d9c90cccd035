import { unitCount } from '@fairhall/core/catalogue/unit';
import type { Order, ReceivedOrder } from '@fairhall/core/contract/order/calls';
import { formatPhone } from '@fairhall/core/forms/phone-format';
import type { MessageKey } from '@fairhall/core/messages';
import { formatOrderTotal } from '@fairhall/core/order/order-list.view';
import { getFormat } from '@fairhall/core/site/format';
import type { Invocation } from '../noun.ts';

type AnyOrder = Pick<Order, keyof Order & keyof ReceivedOrder> & { readonly enquiryId: string | null };
type Facts = readonly (readonly [name: string, value: string])[];

/** The facts of an order that both sides see. `other` are those of one side, after the product. */
export function listOrderFacts(
  order: AnyOrder,
  { texts, global }: Pick<Invocation, 'texts' | 'global'>,
  other: Facts,
): Facts {
  const { date, price: priceOf, total: totalOf } = getFormat(global.lang);
  const { state, stateTime, price, currency, contact } = order;
  const total = formatOrderTotal(order);
  const name = (key: MessageKey) => texts.text(key);
  const facts: Facts = [
    [name('terminal.column.id'), order.orderNo],
    [name('terminal.column.date'), date(order.createTime)],
    [name('terminal.column.standing'), texts.text(`order.state.${state}`)],
    [name('terminal.column.changed'), stateTime === null ? '' : date(stateTime)],
    [name('order.show.reason'), order.reason],
    [name('terminal.column.product'), order.productName],
    ...other,
    [name('order.quantity'), unitCount(texts, global.lang, order.unit, order.quantity)],
    [
      name('terminal.column.price'),
      price === null || total === null
        ? name('order.list.onRequest')
        : texts.text('order.list.price', { price: priceOf(price, currency), total: totalOf(total, currency) }),
    ],
    [name('order.remark'), order.remark],
    [name('order.contactName'), contact.contactName],
    [name('order.mobile'), formatPhone(contact.mobile)],
    [name('order.whatsapp'), contact.whatsapp === undefined ? '' : formatPhone(contact.whatsapp)],
    [name('terminal.order.messages'), order.enquiryId ?? ''],
  ];
  return facts.filter(([, value]) => value !== '');
}
