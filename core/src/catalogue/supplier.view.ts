import type { SupplierPage } from '../contract/catalogue.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Result } from '../result.ts';
import type { Link } from '../routes/link.ts';
import { enquiryLink, type ProductCard, productCard, type SupplierStanding, supplierStanding } from './card.ts';
import type { CatalogueCalls } from './search.ts';

/** A supplier's page as web and command line show it. */
export interface SupplierView extends SupplierStanding {
  readonly logo: string;
  readonly mainProducts: readonly string[];
  readonly about: string;
  readonly goodsCount: number;
  readonly products: readonly ProductCard[];
  readonly enquiry: Link;
}

/** */
export function loadSupplier(
  gateway: CatalogueCalls,
  supplierId: string,
  signal?: CancelSignal,
): Promise<Result<SupplierPage, GatewayError>> {
  return gateway.catalogue.supplierDetail({ supplierId }, { handled: true, ...(signal !== undefined && { signal }) });
}

/** `now` is epoch milliseconds.  */
export function supplierView(supplier: SupplierPage, now: number): SupplierView {
  const name = supplier.adName ?? supplier.supplierName;
  const { logo, mainProducts, about, goodsCount } = supplier;
  return {
    ...supplierStanding(supplier, now),
    logo,
    mainProducts,
    about,
    goodsCount,
    products: supplier.goods.map((row) => productCard(row, now)),
    enquiry: enquiryLink(supplier.supplierId, name),
  };
}
