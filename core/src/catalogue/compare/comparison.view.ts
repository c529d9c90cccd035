import { type CertificateView, certificateView } from '../../certificate/certificate-list.view.ts';
import type { ComparedProduct } from '../../contract/catalogue/calls.ts';
import type { Link } from '../../routes/link.ts';
import { enquiryLink, productLink, type SupplierSummary, toSupplierSummary } from '../card.ts';
import { type LadderStep, type PriceView, priceLadder, priceView } from '../price.ts';
import { compareLink } from './choice.ts';
import type { LoadedComparison } from './comparison.ts';
import { minOfAll, priceAt } from './marks.ts';
import { type ComparisonRow, toComparisonRows } from './rows.ts';

/** A product in its column. */
export interface ComparedColumn {
  readonly id: string;
  readonly name: string;
  readonly industry: string;
  readonly image: string | null;
  readonly price: PriceView;
  /** The unit price at the compared quantity; null if prices cannot be compared. */
  readonly unitPrice: number | null;
  /** What all of the compared quantity costs; null if prices cannot be compared. */
  readonly total: number | null;
  /** The amount by which the unit price is above the lowest; null for the lowest, or if prices cannot be compared. */
  readonly more: number | null;
  readonly currency: string;
  /** The price steps; the step of the compared quantity is the current one. */
  readonly ladder: readonly LadderStep[];
  readonly minOrder: number;
  readonly unit: string;
  readonly leadDays: number | null;
  readonly sample: boolean;
  readonly certificates: readonly CertificateView[];
  readonly supplier: SupplierSummary;
  readonly link: Link;
  readonly enquiry: Link;
  /** The link to the comparison without this product. */
  readonly without: Link;
}

/** Products side by side as a page shows them. */
export interface ComparisonView {
  readonly columns: readonly ComparedColumn[];
  /** The rows in the order in which they are shown; those that differ come first. */
  readonly rows: readonly ComparisonRow[];
  /**
   * The quantity at which prices are compared: the buyer's, or the smallest that all suppliers sell, which is also the
   * least that can be compared. Null if prices cannot be compared.
   */
  readonly quantity: { readonly count: number; readonly least: number; readonly unit: string } | null;
  readonly gone: number;
  readonly isCut: boolean;
}

/** `now` is epoch milliseconds; `wanted` is the quantity that the buyer chose. */
export function toComparisonView(loaded: LoadedComparison, now: number, wanted = 0): ComparisonView {
  const { products, certificates, gone, isCut } = loaded;
  const least = findCommonQuantity(products);
  const quantity = least === null ? null : Math.max(least, wanted);
  return {
    columns: products.map((product) => ({
      ...columnOf(product, loaded, quantity, now),
      without: compareLink(
        products.map(({ goodsSpuId }) => goodsSpuId).filter((other) => other !== product.goodsSpuId),
        quantity === least ? undefined : (quantity ?? undefined),
      ),
    })),
    rows: toComparisonRows(products, certificates, quantity),
    quantity: quantity === null || least === null ? null : { count: quantity, least, unit: products[0]?.unit ?? '' },
    gone,
    isCut,
  };
}

function columnOf(
  product: ComparedProduct,
  { products, certificates }: LoadedComparison,
  quantity: number | null,
  now: number,
): Omit<ComparedColumn, 'without'> {
  const { goodsSpuId: id, goodsName: name, goodsNameEn } = product;
  const checked = certificates.get(product.supplierId) ?? [];
  const prices = products.map(({ tiers }) => (quantity === null ? null : priceAt(tiers, quantity)));
  const unitPrice = prices[products.indexOf(product)] ?? null;
  const lowest = minOfAll(prices);
  return {
    id,
    name,
    industry: product.industry,
    minOrder: product.minOrder,
    unit: product.unit,
    image: product.images[0] ?? null,
    price: priceView(product),
    unitPrice,
    total: unitPrice === null || quantity === null ? null : unitPrice * quantity,
    more: unitPrice === null || lowest === null || unitPrice === lowest ? null : unitPrice - lowest,
    currency: product.currency,
    ladder: priceLadder(product.tiers, quantity ?? 0),
    leadDays: product.leadDays ?? null,
    sample: product.sampleAvailable === true,
    certificates: checked.map((each) => certificateView(each, now)),
    supplier: toSupplierSummary(product.supplier, now),
    link: productLink(id, goodsNameEn ?? name),
    enquiry: enquiryLink(id, goodsNameEn ?? name),
  };
}

/** The smallest quantity that all suppliers sell, if all products have the same unit and currency; else null. */
function findCommonQuantity(products: readonly ComparedProduct[]): number | null {
  const isPriced = products.every(({ priceMin, tiers }) => priceMin > 0 && tiers.length > 0);
  const kinds = new Set(products.map(({ unit, currency }) => `${unit} ${currency}`));
  return isPriced && kinds.size === 1 ? Math.max(...products.map(({ minOrder }) => minOrder)) : null;
}
