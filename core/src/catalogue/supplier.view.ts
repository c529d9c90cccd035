import type { SupplierPage } from '../contract/catalogue.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Result } from '../result.ts';
import type { Link } from '../routes/link.ts';
import { enquiryLink, type ProductCard, productCard, type SupplierFacts, supplierFacts } from './card.ts';
import type { CatalogueCalls } from './search.ts';

/** A supplier's page as a face shows it. */
export interface SupplierView extends SupplierFacts {
  readonly logo: string;
  readonly province: string;
  readonly businessType: SupplierPage['businessType'];
  readonly mainProducts: readonly string[];
  readonly about: string;
  readonly established: number;
  readonly employees: number;
  readonly light: SupplierPage['light'];
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
  return gateway.catalogue.supplierDetail({ supplierId }, signal === undefined ? {} : { signal });
}

/** `now` is epoch milliseconds.  */
export function supplierView(supplier: SupplierPage, now: number): SupplierView {
  const name = supplier.adName ?? supplier.supplierName;
  const { logo, province, businessType, mainProducts, about, established, employees, light, goodsCount } = supplier;
  return {
    ...supplierFacts({ ...supplier, supplierName: name }, now),
    logo,
    province,
    businessType,
    mainProducts,
    about,
    established,
    employees,
    light,
    goodsCount,
    products: supplier.goods.map((row) => productCard(row, now)),
    enquiry: enquiryLink(supplier.supplierId, name),
  };
}
