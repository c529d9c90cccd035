import type { ProductBrief, Proof, SupplierBrief, SupplierRow } from '../contract/catalogue.ts';
import type { Link } from '../routes/link.ts';
import { type PriceView, priceView } from './price.ts';

/** The facts that stand wherever a supplier is named. */
export interface SupplierFacts {
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 numeric. */
  readonly countryId: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Whole years since it was founded. */
  readonly years: number;
  readonly proofs: readonly Proof[];
  readonly link: Link;
}

export interface ProductCard {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly price: PriceView;
  readonly minOrder: number;
  readonly unit: string;
  readonly supplier: SupplierFacts;
  readonly link: Link;
}

export interface SupplierCard extends SupplierFacts {
  readonly businessType: SupplierRow['businessType'];
  readonly mainProducts: readonly string[];
  readonly goodsCount: number;
  readonly goods: readonly { readonly name: string; readonly image: string; readonly link: Link }[];
}

/** A product in a list. `now` is epoch milliseconds. */
export function productCard(product: ProductBrief, now: number): ProductCard {
  const { goodsSpuId: id, goodsName: name, minOrder, unit } = product;
  return {
    id,
    name,
    image: product.images[0] ?? null,
    price: priceView(product),
    minOrder,
    unit,
    supplier: supplierFacts(product.supplier, now),
    link: productLink(id, name),
  };
}

/** A supplier in a list. `now` is epoch milliseconds. */
export function supplierCard(row: SupplierRow, now: number): SupplierCard {
  return {
    ...supplierFacts({ ...row, supplierName: row.adName ?? row.supplierName }, now),
    businessType: row.businessType,
    mainProducts: row.mainProducts,
    goodsCount: row.goodsCount,
    goods: row.goods.map(({ goodsSpuId, goodsName: name, image }) => ({
      name,
      image,
      link: productLink(goodsSpuId, name),
    })),
  };
}

export function supplierFacts(supplier: SupplierBrief, now: number): SupplierFacts {
  const { supplierId: id, supplierName: name, countryId, countryCode, established, proofs } = supplier;
  const years = Math.max(0, new Date(now).getUTCFullYear() - established);
  return { id, name, countryId, countryCode, years, proofs, link: { route: 'supplier', params: { name, supplierId: id } } };
}

export const productLink = (productId: string, name: string): Link => ({
  route: 'product',
  params: { name, productId },
});

/** The form that asks a supplier about one of its products, or about itself (D-98). */
export const enquiryLink = (itemId: string, name: string): Link => ({ route: 'enquiry', params: { name, itemId } });
