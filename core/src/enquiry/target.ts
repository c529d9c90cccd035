import type { Product, SupplierPage } from '../contract/catalogue/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';

/** The subject of an enquiry, and its supplier. */
export interface EnquiryTarget {
  readonly kind: 'product' | 'supplier';
  readonly id: string;
  readonly name: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly image: string | null;
  /** The unit of the quantity; null for a supplier. */
  readonly unit: string | null;
  /** Whether nobody of the supplier receives enquiries, so that the organiser's team gets them. */
  readonly isUnreachable: boolean;
}

/** The product or supplier that an enquiry's address names. */
export type EnquiryItem =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'supplier'; readonly supplier: SupplierPage };

type Items = Pick<Gateway, 'catalogue'>;

/**
 * Finds the product or supplier with this id (D-98); '404' if neither exists. The gateway's supplier ids begin with S,
 * so that one call is usually enough.
 */
export async function findItem(
  { catalogue }: Items,
  itemId: string,
  signal?: CancelSignal,
): Promise<Result<EnquiryItem, GatewayError>> {
  const options = { handled: true, ...(signal !== undefined && { signal }) };
  const product = async (): Promise<Result<EnquiryItem, GatewayError>> => {
    const found = await catalogue.goodsDetail({ goodsSpuId: itemId }, options);
    return found.ok ? ok({ kind: 'product', product: found.value }) : found;
  };
  const supplier = async (): Promise<Result<EnquiryItem, GatewayError>> => {
    const found = await catalogue.supplierDetail({ supplierId: itemId }, options);
    return found.ok ? ok({ kind: 'supplier', supplier: found.value }) : found;
  };
  const [first, second] = itemId.startsWith('S') ? [supplier, product] : [product, supplier];
  const found = await first();
  return found.ok || found.error.code !== '404' ? found : second();
}

/** Loads the target of an enquiry's address. */
export async function findTarget(
  gateway: Items,
  itemId: string,
  signal?: CancelSignal,
): Promise<Result<EnquiryTarget, GatewayError>> {
  const item = await findItem(gateway, itemId, signal);
  return item.ok ? ok(itemTarget(item.value)) : item;
}

const itemTarget = (item: EnquiryItem): EnquiryTarget =>
  item.kind === 'product' ? productTarget(item.product) : supplierTarget(item.supplier);

export function productTarget(product: Product): EnquiryTarget {
  return {
    kind: 'product',
    id: product.goodsSpuId,
    name: product.goodsName,
    supplierId: product.supplierId,
    supplierName: product.supplier.adName ?? product.supplier.supplierName,
    image: product.images[0] ?? null,
    unit: product.unit,
    isUnreachable: product.supplier.isUnreachable === true,
  };
}

export function supplierTarget(supplier: SupplierPage): EnquiryTarget {
  const name = supplier.adName ?? supplier.supplierName;
  const { supplierId, logo } = supplier;
  return {
    kind: 'supplier',
    id: supplierId,
    name,
    supplierId,
    supplierName: name,
    image: logo || null,
    unit: null,
    isUnreachable: supplier.isUnreachable === true,
  };
}
