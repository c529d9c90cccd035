import {
  type CertificateCalls,
  type CertificateView,
  certificateView,
  loadCertificates,
  type PublicCertificate,
} from '../certificate/certificate-list.view.ts';
import type { SupplierPage } from '../contract/catalogue/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import { ok, type Result } from '../result.ts';
import type { Link } from '../routes/link.ts';
import { enquiryLink, type ProductCard, productCard, type SupplierSummary, toSupplierSummary } from './card.ts';
import type { CatalogueCalls } from './search.ts';

/** A supplier's page as the web app and the command line show it. */
export interface SupplierView extends SupplierSummary {
  /** The name in the supplier's address, the same in every language. */
  readonly enName: string;
  /** Ids of company pictures. */
  readonly images: readonly string[];
  readonly mainProducts: readonly string[];
  readonly about: string;
  readonly goodsCount: number;
  readonly products: readonly ProductCard[];
  readonly enquiry: Link;
  /** The certificates that staff have checked, the one that expires last first. */
  readonly certificates: readonly CertificateView[];
}

/** The loaded data of a supplier's page. */
export interface LoadedSupplier {
  readonly supplier: SupplierPage;
  readonly certificates: readonly PublicCertificate[];
}

/**
 * Loads a supplier with its certificates. It fails only if the supplier cannot be loaded; without certificates the page
 * still works. `goods` defaults to twelve. 
 */
export async function loadSupplier(
  gateway: CatalogueCalls & CertificateCalls,
  supplierId: string,
  signal?: CancelSignal,
  goods?: number,
): Promise<Result<LoadedSupplier, GatewayError>> {
  const options = { handled: true, ...(signal !== undefined && { signal }) };
  const [supplier, certificates] = await Promise.all([
    gateway.catalogue.supplierDetail({ supplierId, ...(goods !== undefined && { goods }) }, options),
    loadCertificates(gateway, supplierId, signal),
  ]);
  return supplier.ok ? ok({ supplier: supplier.value, certificates }) : supplier;
}

/** `now` is epoch milliseconds.  */
export function supplierView({ supplier, certificates }: LoadedSupplier, now: number): SupplierView {
  const name = supplier.adName ?? supplier.supplierName;
  const { images = [], mainProducts, about, goodsCount } = supplier;
  return {
    ...toSupplierSummary(supplier, now),
    enName: supplier.supplierNameEn ?? name,
    images,
    mainProducts,
    about,
    goodsCount,
    products: supplier.goods.map((row) => productCard(row, now)),
    enquiry: enquiryLink(supplier.supplierId, name),
    certificates: certificates.map((each) => certificateView(each, now)),
  };
}
