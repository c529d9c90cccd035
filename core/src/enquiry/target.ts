import type { Product, SupplierPage } from '../contract/catalogue.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';

/** What an enquiry is about, and whom it goes to. */
export interface EnquiryTarget {
  readonly kind: 'product' | 'supplier';
  readonly id: string;
  readonly name: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly image: string | null;
  /** What a quantity is counted in; null for a supplier. */
  readonly unit: string | null;
}

/** A product if one has that id, else a supplier (D-98). '404' when neither has. */
export async function findTarget(
  gateway: Pick<Gateway, 'catalogue'>,
  itemId: string,
  signal?: CancelSignal,
): Promise<Result<EnquiryTarget, GatewayError>> {
  const options = { handled: true, ...(signal !== undefined && { signal }) };
  const product = await gateway.catalogue.goodsDetail({ goodsSpuId: itemId }, options);
  if (product.ok) return ok(productTarget(product.value));
  if (product.error.code !== '404') return product;
  const supplier = await gateway.catalogue.supplierDetail({ supplierId: itemId }, options);
  return supplier.ok ? ok(supplierTarget(supplier.value)) : supplier;
}

export function productTarget(product: Product): EnquiryTarget {
  return {
    kind: 'product',
    id: product.goodsSpuId,
    name: product.goodsName,
    supplierId: product.supplierId,
    supplierName: product.supplier.adName ?? product.supplier.supplierName,
    image: product.images[0] ?? null,
    unit: product.unit,
  };
}

export function supplierTarget(supplier: SupplierPage): EnquiryTarget {
  const name = supplier.adName ?? supplier.supplierName;
  const { supplierId, logo } = supplier;
  return { kind: 'supplier', id: supplierId, name, supplierId, supplierName: name, image: logo || null, unit: null };
}
