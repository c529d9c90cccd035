import type { ProductCard } from '@fairhall/core/catalogue/card';
import type { PriceView } from '@fairhall/core/catalogue/price';
import { unitCount } from '@fairhall/core/catalogue/unit';
import type { Texts } from '@fairhall/core/ports/texts';
import type { View } from '../answer.ts';
import { formatOf, resolveLanguage } from './format.ts';

export function formatPrice(price: PriceView, texts: Texts): string {
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

export function toProductTable(products: readonly ProductCard[], texts: Texts): View {
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
      formatPrice(price, texts),
      unitCount(texts, resolveLanguage(texts), unit, minOrder),
      supplier.name,
      format.countryName(supplier.countryCode),
    ]),
  };
}
