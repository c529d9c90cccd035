import type { Product, ProductBrief } from '../contract/catalogue/calls.ts';
import { type IndustryKey, isIndustryKey } from '../site/industries.ts';

/** The reason for showing a product beside another, the closest first. */
export type RelatedReason =
  | { readonly kind: 'closePrice' | 'smallerOrder' | 'sample' }
  /** Both products belong to this category. */
  | { readonly kind: 'category'; readonly name: string }
  | { readonly kind: 'industry'; readonly industry: IndustryKey };

/** A price is close if it differs by at most this fraction. */
const CLOSE = 0.25;
/** A minimum order counts as smaller if it is at most this fraction of the other. */
const MAX_ORDER_RATIO = 0.5;

/** The reason for showing `other` on the page of `product`; null if there is none to state. */
export function relatedReason(product: Product, other: ProductBrief): RelatedReason | null {
  if (product.categoryId === other.categoryId && product.unit === other.unit) {
    if (isClose(product, other)) return { kind: 'closePrice' };
    if (other.minOrder <= product.minOrder * MAX_ORDER_RATIO) return { kind: 'smallerOrder' };
    if (other.sampleAvailable === true && product.sampleAvailable !== true) return { kind: 'sample' };
  }
  const shared = product.crumbs.findLast(({ id }) => other.categoryId.startsWith(id));
  if (shared !== undefined) return { kind: 'category', name: shared.name };
  const { industry } = product;
  return industry === other.industry && isIndustryKey(industry) ? { kind: 'industry', industry } : null;
}

function isClose(product: ProductBrief, other: ProductBrief): boolean {
  if (product.priceMin <= 0 || other.priceMin <= 0 || product.currency !== other.currency) return false;
  return Math.abs(other.priceMin - product.priceMin) <= product.priceMin * CLOSE;
}
