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

/** The loaded data of a product's page. */
export interface LoadedProduct {
  readonly product: Product;
  readonly tiers: readonly PriceTier[];
  /** Products of other suppliers, and of the same supplier. */
  readonly neighbours: ProductNeighbours;
  /** The certificates of the product's supplier. */
  readonly certificates: readonly PublicCertificate[];
}

/**
 * Loads a product's page. It fails only if the product cannot be loaded; without price ladder, neighbours or
 * certificates the page still works. 
 */
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
