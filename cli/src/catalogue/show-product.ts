import { loadProduct } from '@fairhall/core/catalogue/product';
import type { ProductView } from '@fairhall/core/catalogue/product.view';
import { productView } from '@fairhall/core/catalogue/product.view';
import { unitCount } from '@fairhall/core/catalogue/unit';
import { QUANTITY_MAX } from '@fairhall/core/contract/field-limits';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { listTradeTerms } from '@fairhall/core/trade-term-words';
import { type Outcome, toCallFailure, type View } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { readNumberOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { formatPrice } from './product-table.ts';

/** Shows one product as facts: its price for a quantity, its supplier, its attributes. */
export async function showProduct(invocation: Invocation): Promise<Outcome> {
  const quantity = readNumberOption(invocation.options, 'quantity', 1, QUANTITY_MAX);
  if (!quantity.ok) return quantity;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, clock, origin } = connection.value;
  const [id = ''] = invocation.args;
  const loaded = await waitWithProgress(invocation, loadProduct(gateway, id, signal));
  if (!loaded.ok) return toCallFailure(loaded.error, origin);
  const wanted = quantity.value === undefined ? {} : { quantity: quantity.value };
  const view = productView(loaded.value, { now: clock.now(), ...wanted });
  const { belowMinimum, minOrder, unit } = view;
  const { texts, global } = invocation;
  const remarks = belowMinimum
    ? [{ key: 'product.belowMoq', values: { quantity: unitCount(texts, global.lang, unit, minOrder) } } as const]
    : [];
  return ok({ data: view, view: toView(view, invocation), remarks });
}

function toView(product: ProductView, { texts, global }: Invocation): View {
  const format = getFormat(global.lang);
  const { supplier, ladder, attributes, crumbs, tradeTerms } = product;
  const ladderText = ladder.map(({ min, max, price, currency, current }) => {
    const range = max === null ? `${min}+` : `${min}–${max}`;
    return `${current ? '*' : ''}${range}: ${format.price(price, currency)}`;
  });
  return {
    kind: 'facts',
    facts: [
      [texts.text('terminal.column.id'), product.id],
      [texts.text('terminal.column.product'), product.name],
      [texts.text('terminal.column.price'), formatPrice(product.price, texts)],
      [texts.text('product.ladder'), ladderText.join('; ')],
      [texts.text('terminal.column.moq'), unitCount(texts, global.lang, product.unit, product.minOrder)],
      [texts.text('search.category'), crumbs.map(({ name }) => name).join(' / ')],
      [texts.text('terminal.column.supplier'), `${supplier.name} (${supplier.id})`],
      [texts.text('terminal.column.country'), format.countryName(supplier.countryCode)],
      ...listTradeTerms(tradeTerms, texts, global.lang).map(({ name, value }) => [name, value] as const),
      ...attributes.map(({ name, value }) => [name, value] as const),
      [texts.text('product.description'), product.description],
    ],
  };
}
