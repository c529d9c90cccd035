import type { SupplierCard } from '@fairhall/core/catalogue/card';
import type { Texts } from '@fairhall/core/ports/texts';
import type { View } from '../answer.ts';
import { formatOf } from './format.ts';

export function toSupplierTable(suppliers: readonly SupplierCard[], texts: Texts): View {
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
