import {
  type CertificateCalls,
  loadCertificatesOfProduct,
  type PublicCertificate,
} from '../certificate/certificate-list.view.ts';
import type { PriceTier, Product, ProductNeighbours } from '../contract/catalogue/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import { ok, type Result } from '../result.ts';
import type { CatalogueCalls } from './search.ts';

/** A product's page before it is shown. */
export interface LoadedProduct {
  readonly product: Product;
  readonly tiers: readonly PriceTier[];
  /** Goods of others, and of its supplier. */
  readonly neighbours: ProductNeighbours;
  /** Its supplier's. */
  readonly certificates: readonly PublicCertificate[];
}

/** The product decides; without its ladder, neighbours or certificates the page is still a page.  */
export async function loadProduct(
  gateway: CatalogueCalls & CertificateCalls,
  productId: string,
  signal?: CancelSignal,
): Promise<Result<LoadedProduct, GatewayError>> {
  const options = { handled: true, ...(signal !== undefined && { signal }) };
  const [product, tiers, neighbours, certificates] = await Promise.all([
    gateway.catalogue.goodsDetail({ goodsSpuId: productId }, options),
    gateway.catalogue.priceTiers({ goodsId: productId }, options),
    gateway.catalogue.goodsNeighbours({ goodsId: productId }, options),
    loadCertificatesOfProduct(gateway, productId, signal),
  ]);
  if (!product.ok) return product;
  return ok({
    product: product.value,
    tiers: tiers.ok ? tiers.value : [],
    neighbours: neighbours.ok ? neighbours.value : { related: [], fromSupplier: [] },
    certificates,
  });
}
