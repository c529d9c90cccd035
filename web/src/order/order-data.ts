import { toSupplierSummary } from '@fairhall/core/catalogue/card';
import { formatPerUnit, formatUnitQuantity, unitName } from '@fairhall/core/catalogue/unit';
import type { PriceTier } from '@fairhall/core/contract/catalogue/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { loadOffer, type Offer } from '@fairhall/core/order/load-offer';
import type { OrderOpening } from '@fairhall/core/order/order.context';
import { getFormat } from '@fairhall/core/site/format';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type FactWords, toFactWords } from '../ui/supplier-words.ts';

export interface OrderData {
  readonly product: {
    readonly id: string;
    readonly name: string;
    readonly href: string;
    readonly industry: string;
    /** Null without a picture. */
    readonly picture: string | null;
    /** For example "pieces", beside the quantity. */
    readonly unit: string;
    /** For example "per piece". */
    readonly basis: string;
    /** For example "MOQ 50 pieces". */
    readonly moq: string;
  };
  /** The price ladder; empty if the price is on request. */
  readonly steps: readonly { readonly from: number; readonly range: string; readonly price: string }[];
  readonly supplier: FactWords;
  /** For example "India (+91)", sorted in the page's language. */
  readonly countries: readonly { readonly value: string; readonly name: string }[];
  readonly opening: OrderOpening;
}

/** Loads a product to order, with its price ladder. D-17 */
export async function loadOrder(visit: Visit<'startOrder'>): Promise<OrderData> {
  return orderData(requireValue(await loadOffer(visit.ports.gateway, visit.params.productId, visit.signal)), visit);
}

function orderData({ product, tiers, countries, opening }: Offer, visit: Visit<'startOrder'>): OrderData {
  const { boot, texts, href } = visit;
  const { goodsSpuId: id, goodsName: name, goodsNameEn, unit, minOrder, industry, images } = product;
  const [image] = images;
  const { countryName } = getFormat(boot.lang);
  return {
    product: {
      id,
      name,
      industry,
      unit: unitName(texts, unit),
      basis: formatPerUnit(texts, unit),
      href: href('product', { name: goodsNameEn ?? name, productId: id }),
      picture: image === undefined ? null : imageUrl(boot.imageServer, image, 166),
      moq: formatUnitQuantity(texts, boot.lang, unit, minOrder, 'card.moq'),
    },
    steps: tiers.map((tier) => stepOf(tier, visit)),
    supplier: toFactWords(toSupplierSummary(product.supplier, boot.now), visit),
    countries: countries
      .map((country) => ({
        value: country.id,
        name: `${countryName(country.code2) || country.enName} ${codeOf(country)}`,
      }))
      .sort((one, other) => one.name.localeCompare(other.name, boot.lang)),
    opening,
  };
}

/** Written from left to right in every language. */
const codeOf = ({ dialingCode }: { readonly dialingCode: string }): string => `\u2066${dialingCode}\u2069`;

function stepOf({ min, max, price, currency }: PriceTier, { boot }: Visit<'startOrder'>) {
  const { number, price: priced } = getFormat(boot.lang);
  const range = max === undefined ? `≥ ${number(min)}` : `${number(min)}–${number(max)}`;
  return { from: min, range, price: priced(price, currency) };
}
