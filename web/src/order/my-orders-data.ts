import { unitCount } from '@fairhall/core/catalogue/unit';
import type { Order } from '@fairhall/core/contract/order/calls';
import type { OrderState } from '@fairhall/core/contract/order/limits';
import { imageUrl } from '@fairhall/core/contract/resource';
import { formatPhone } from '@fairhall/core/forms/phone-format';
import { formatOrderTotal, type OrderListView } from '@fairhall/core/order/order-list.view';
import { getFormat } from '@fairhall/core/site/format';
import { linkHref } from '../page/address.ts';
import type { Visit } from '../page/screen.ts';
import { type ListPageWords, listPageWords } from '../ui/list-page-words.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';

/** An order, formatted. */
export interface OrderWords {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Null without a picture. */
  readonly picture: string | null;
  readonly supplier: string;
  readonly quantity: string;
  readonly price: string;
  /** '' for none. */
  readonly remark: string;
  /** The contact to whom the supplier replies. */
  readonly contact: string;
  readonly number: string;
  readonly date: string;
  readonly state: OrderState;
  readonly status: string;
}

export interface MyOrdersData {
  /** Each with its page. */
  readonly rows: readonly (OrderWords & { readonly page: string })[];
  readonly words: ListPageWords;
}

type WordsContext = Pick<Visit, 'texts' | 'boot' | 'href'>;

export function toMyOrdersData(view: OrderListView, context: WordsContext): MyOrdersData {
  const { texts, boot, href } = context;
  const pages = { texts, lang: boot.lang, hrefOf: linkHref(href), pageKey: 'order.list.page' } as const;
  return {
    rows: view.rows.map((row) => ({
      ...toOrderWords(row, context),
      page: context.href('myOrder', { orderNo: row.orderNo }),
    })),
    words: listPageWords(view, pages),
  };
}

export function toOrderWords(row: Order, { texts, boot, href }: WordsContext): OrderWords {
  const { orderNo, productId, productName: name, image, price, currency, contact } = row;
  const format = getFormat(boot.lang);
  const total = formatOrderTotal(row);
  const mobile = `\u2066${formatPhone(contact.mobile)}\u2069`;
  return {
    id: orderNo,
    name,
    remark: row.remark,
    supplier: row.supplierName,
    href: href('product', { name, productId }),
    picture: image === '' ? null : imageUrl(boot.imageServer, image, 166),
    quantity: unitCount(texts, boot.lang, row.unit, row.quantity),
    price:
      price === null || total === null
        ? texts.text('order.list.onRequest')
        : texts.text('order.list.price', {
            price: format.price(price, currency),
            total: format.total(total, currency),
          }),
    contact: texts.text('order.list.answer', { name: contact.contactName, mobile }),
    number: texts.text('order.list.number', { number: wrapInIsolate(orderNo) }),
    date: texts.text('order.list.date', { date: format.date(row.createTime) }),
    state: row.state,
    status: texts.text(`order.state.${row.state}`),
  };
}
