import type { ProductSearchPage, SupplierSearchPage } from '../contract/catalogue/calls.ts';
import type { SendOptions } from '../contract/client.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';
import { type SearchCriteria, searchRequest } from './criteria.ts';

export type CatalogueCalls = Pick<Gateway, 'catalogue'>;

/** A page of product or supplier results. */
export type SearchResult =
  | { readonly type: 'product'; readonly page: ProductSearchPage }
  | { readonly type: 'supplier'; readonly page: SupplierSearchPage };

/** One page of products.  */
export function searchProducts(
  gateway: CatalogueCalls,
  criteria: SearchCriteria,
  signal?: CancelSignal,
): Promise<Result<ProductSearchPage, GatewayError>> {
  return gateway.catalogue.searchGoods(searchRequest(criteria), toOptions(signal));
}

/** One page of suppliers. */
export function searchSuppliers(
  gateway: CatalogueCalls,
  criteria: SearchCriteria,
  signal?: CancelSignal,
): Promise<Result<SupplierSearchPage, GatewayError>> {
  return gateway.catalogue.searchSupplier(searchRequest(criteria), toOptions(signal));
}

/** Loads one page of products or suppliers, as the criteria say. */
export async function search(
  gateway: CatalogueCalls,
  criteria: SearchCriteria,
  signal?: CancelSignal,
): Promise<Result<SearchResult, GatewayError>> {
  if (criteria.type === 'supplier') {
    const suppliers = await searchSuppliers(gateway, criteria, signal);
    return suppliers.ok ? ok({ type: 'supplier', page: suppliers.value }) : suppliers;
  }
  const products = await searchProducts(gateway, criteria, signal);
  return products.ok ? ok({ type: 'product', page: products.value }) : products;
}

/** The page shows errors in place of the results. */
const toOptions = (signal: CancelSignal | undefined): SendOptions => ({
  handled: true,
  ...(signal !== undefined && { signal }),
});
