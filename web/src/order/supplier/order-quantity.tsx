import { unitCount } from '@fairhall/core/catalogue/unit';
import { priceTotal } from '@fairhall/core/contract/catalogue/price-tier';
import type { ReceivedOrder } from '@fairhall/core/contract/order/calls';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../../page/contexts.ts';

/** The ordered quantity, and its price as it was when the buyer ordered. */
export function OrderQuantity({ order: { quantity, unit, price, currency } }: { order: ReceivedOrder }) {
  const { lang } = useBoot();
  const texts = useTexts();
  const format = getFormat(lang);
  return (
    <p>
      <b>{unitCount(texts, lang, unit, quantity)}</b>
      {' · '}
      {price === null
        ? texts.text('supplierSite.orders.onRequest')
        : texts.text('supplierSite.orders.price', {
            price: format.price(price, currency),
            total: format.total(priceTotal(price, quantity), currency),
          })}
    </p>
  );
}
