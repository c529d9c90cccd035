import type {
  ProductBrief,
  Proof,
  ReplyFigures,
  Supplier,
  SupplierBrief,
  SupplierRow,
} from '../contract/catalogue/calls.ts';
import type { Link } from '../routes/link.ts';
import { getLocalField } from '../site/local-field.ts';
import { type PriceView, priceView } from './price.ts';

/** The facts that show wherever a supplier is named. */
export interface SupplierFacts {
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 numeric. */
  readonly countryId: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Whole years since the company was founded. */
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
  readonly industry: string;
  readonly supplier: SupplierFacts;
  readonly link: Link;
}

/** The data of a supplier's own record, in addition to the facts. */
export interface SupplierSummary extends SupplierFacts {
  /** The id of its logo; '' without one. */
  readonly logo: string;
  readonly province: string;
  readonly industry: string;
  readonly light: Supplier['light'];
  readonly businessType: Supplier['businessType'];
  readonly established: number;
  readonly employees: number;
  /** Null if there are too few enquiries for statistics. */
  readonly reply: ReplyFigures | null;
  /** Whether nobody of the supplier receives enquiries; false where a list does not say so. */
  readonly isUnreachable: boolean;
}

export interface SupplierCard extends SupplierSummary {
  readonly mainProducts: readonly string[];
  readonly goodsCount: number;
  readonly goods: readonly { readonly name: string; readonly image: string; readonly link: Link }[];
}

/** A product's card and the year in which it was built: the card depends on the time only through the year. */
const cardCache = new WeakMap<ProductBrief, { readonly year: number; readonly card: ProductCard }>();

/** A product in a list; returns the cached card for the same product object. `now` is epoch milliseconds. */
export function productCard(product: ProductBrief, now: number): ProductCard {
  const year = new Date(now).getUTCFullYear();
  const known = cardCache.get(product);
  if (known?.year === year) return known.card;
  const card = buildProductCard(product, now);
  cardCache.set(product, { year, card });
  return card;
}

function buildProductCard(product: ProductBrief, now: number): ProductCard {
  const { goodsSpuId: id, goodsName: name, industry, minOrder, unit } = product;
  return {
    id,
    name,
    industry,
    image: product.images[0] ?? null,
    price: priceView(product),
    minOrder,
    unit,
    supplier: supplierFacts(product.supplier, now),
    link: productLink(id, getLocalField(product, 'goodsName', 'en') ?? name),
  };
}

/** The same cache for suppliers. */
const supplierCards = new WeakMap<SupplierRow, { readonly year: number; readonly card: SupplierCard }>();

/** A supplier in a list; returns the cached card for the same row object. `now` is epoch milliseconds. */
export function supplierCard(row: SupplierRow, now: number): SupplierCard {
  const year = new Date(now).getUTCFullYear();
  const known = supplierCards.get(row);
  if (known?.year === year) return known.card;
  const card = buildSupplierCard(row, now);
  supplierCards.set(row, { year, card });
  return card;
}

function buildSupplierCard(row: SupplierRow, now: number): SupplierCard {
  return {
    ...toSupplierSummary(row, now),
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
  return {
    id,
    name,
    countryId,
    countryCode,
    years,
    proofs,
    link: { route: 'supplier', params: { name, supplierId: id } },
  };
}

/** `now` is epoch milliseconds.  */
export function toSupplierSummary(
  supplier: Supplier & { readonly isUnreachable?: boolean | undefined },
  now: number,
): SupplierSummary {
  const { logo, province, industry, light, businessType, established, employees } = supplier;
  const facts = supplierFacts({ ...supplier, supplierName: supplier.adName ?? supplier.supplierName }, now);
  return {
    ...facts,
    logo,
    province,
    industry,
    light,
    businessType,
    established,
    employees,
    reply: supplier.reply ?? null,
    isUnreachable: supplier.isUnreachable === true,
  };
}

/**
 * The link to a product. Callers pass the English name if there is one, so that the address is the same in every
 * language.
 */
export const productLink = (productId: string, name: string): Link => ({
  route: 'product',
  params: { name, productId },
});

/** The link to the enquiry form for a supplier's product, or for the supplier itself (D-98). */
export const enquiryLink = (itemId: string, name: string): Link => ({ route: 'enquiry', params: { name, itemId } });
