import type { Product, ProductBrief } from '../contract/catalogue/calls.ts';
import { type IndustryKey, isIndustryKey } from '../site/industries.ts';

/** Why a product is shown beside another: what is true of the two, the closest first. */
export type RelatedReason =
  | { readonly kind: 'closePrice' | 'smallerOrder' | 'sample' }
  /** Both stand in this category. */
  | { readonly kind: 'category'; readonly name: string }
  | { readonly kind: 'industry'; readonly industry: IndustryKey };

/** A price is close where it is at most so much lower or higher. */
const CLOSE = 0.25;
/** An order is told to be smaller where it is at most this part of the other. */
const SMALLER = 0.5;

/** Why `other` is shown on the page of `own`; null where the two have nothing in common that could be told. */
export function relatedReason(own: Product, other: ProductBrief): RelatedReason | null {
  if (own.categoryId === other.categoryId && own.unit === other.unit) {
    if (isClose(own, other)) return { kind: 'closePrice' };
    if (other.minOrder <= own.minOrder * SMALLER) return { kind: 'smallerOrder' };
    if (other.sampleAvailable === true && own.sampleAvailable !== true) return { kind: 'sample' };
  }
  const shared = own.crumbs.findLast(({ id }) => other.categoryId.startsWith(id));
  if (shared !== undefined) return { kind: 'category', name: shared.name };
  const { industry } = own;
  return industry === other.industry && isIndustryKey(industry) ? { kind: 'industry', industry } : null;
}

function isClose(own: ProductBrief, other: ProductBrief): boolean {
  if (own.priceMin <= 0 || other.priceMin <= 0 || own.currency !== other.currency) return false;
  return Math.abs(other.priceMin - own.priceMin) <= own.priceMin * CLOSE;
}
