import type { PriceTier, Product } from '../contract/catalogue/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { Country } from '../contract/site/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';
import { DEFAULT_VALUES } from '../site/defaults.ts';
import type { OrderOpening } from './order.context.ts';

/** A product to order, and the initial data of the form. */
export interface Offer {
  readonly product: Product;
  readonly tiers: readonly PriceTier[];
  readonly countries: readonly Country[];
  readonly opening: OrderOpening;
}

/**
 * Loads a product for the order form. The page fails with the first failed call: without the price tiers an order could
 * name another price than the gateway, and without countries no number could be entered. The buyer's own details
 * prefill the form.
 */
export async function loadOffer(
  { catalogue, site, account }: Pick<Gateway, 'catalogue' | 'site' | 'account'>,
  productId: string,
  signal?: CancelSignal,
): Promise<Result<Offer, GatewayError>> {
  const options = { handled: true, ...(signal !== undefined && { signal }) };
  const [product, tiers, countries, user] = await Promise.all([
    catalogue.goodsDetail({ goodsSpuId: productId }, options),
    catalogue.priceTiers({ goodsId: productId }, options),
    site.countries({}, options),
    account.userInfo({}, options),
  ]);
  if (!product.ok) return product;
  if (!tiers.ok) return tiers;
  if (!countries.ok) return countries;
  if (!user.ok) return user;
  const opening = {
    productId,
    tiers: tiers.value,
    countries: countries.value.map(({ id, dialingCode }) => ({ id, dialingCode })),
    minOrder: product.value.minOrder,
    contactName: user.value?.nickname ?? '',
    countryId: user.value?.countryId || DEFAULT_VALUES.countryId,
  };
  return ok({ product: product.value, tiers: tiers.value, countries: countries.value, opening });
}
