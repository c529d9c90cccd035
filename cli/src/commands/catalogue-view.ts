import type { ProductCard, SupplierCard } from '@fairhall/core/catalogue/card';
import type { ListView } from '@fairhall/core/catalogue/list.view';
import type { PriceView } from '@fairhall/core/catalogue/price';
import { unitCount } from '@fairhall/core/catalogue/unit';
import type { ShownMessage } from '@fairhall/core/contract/error-message';
import type { Texts } from '@fairhall/core/ports/texts';
import { formatFor } from '@fairhall/core/site/format';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';
import type { View } from '../answer.ts';

const langOf = ({ lang }: Texts): LanguageCode => (isLanguageCode(lang) ? lang : 'en');
const formatOf = (texts: Texts) => formatFor(langOf(texts));

export function priceText(price: PriceView, texts: Texts): string {
  const format = formatOf(texts);
  switch (price.kind) {
    case 'onRequest':
      return texts.text('card.onRequest');
    case 'single':
      return format.price(price.price, price.currency);
    case 'range':
      return format.priceRange(price.min, price.max, price.currency);
  }
}

export function productTable(products: readonly ProductCard[], texts: Texts): View {
  const format = formatOf(texts);
  return {
    kind: 'table',
    columns: [
      { title: texts.text('terminal.column.id') },
      { title: texts.text('terminal.column.product') },
      { title: texts.text('terminal.column.price'), align: 'end' },
      { title: texts.text('terminal.column.moq'), align: 'end' },
      { title: texts.text('terminal.column.supplier') },
      { title: texts.text('terminal.column.country') },
    ],
    rows: products.map(({ id, name, price, minOrder, unit, supplier }) => [
      id,
      name,
      priceText(price, texts),
      unitCount(texts, langOf(texts), unit, minOrder),
      supplier.name,
      format.countryName(supplier.countryCode),
    ]),
  };
}

export function supplierTable(suppliers: readonly SupplierCard[], texts: Texts): View {
  const format = formatOf(texts);
  return {
    kind: 'table',
    columns: [
      { title: texts.text('terminal.column.id') },
      { title: texts.text('terminal.column.supplier') },
      { title: texts.text('terminal.column.country') },
      { title: texts.text('terminal.column.business') },
      { title: texts.text('terminal.column.goods'), align: 'end' },
      { title: texts.text('supplier.mainProducts') },
    ],
    rows: suppliers.map(({ id, name, countryCode, businessType, goodsCount, mainProducts }) => [
      id,
      name,
      format.countryName(countryCode),
      texts.text(`supplier.type.${businessType}`),
      format.number(goodsCount),
      mainProducts.join(', '),
    ]),
  };
}

/** How many there are and how to see more; or what is said where there are none. */
export function listRemarks(
  { total, totalIsEstimate, pager, message }: ListView,
  texts: Texts,
): readonly ShownMessage[] {
  if (message) return [message];
  const count = totalIsEstimate
    ? texts.text('search.countMore', { count: formatOf(texts).number(total) })
    : texts.counted('search.count', total);
  const { pageNo, pageCount, next } = pager;
  const place = { key: 'terminal.search.place', values: { count, pageNo, pageCount } } as const;
  if (!next) return [place];
  const after = next.query && 'after' in next.query ? next.query.after : undefined;
  const options = after === undefined ? `--page ${pageNo + 1}` : `--page ${pageNo + 1} --after ${after}`;
  return [place, { key: 'terminal.search.next', values: { options } }];
}
