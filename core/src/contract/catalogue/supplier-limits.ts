import { MAX_TAG } from '../rfq/tag-limits.ts';

/** Parts of a supplier's own catalogue: what buyers see, and what it has hidden from them. */
export const PRODUCT_VISIBILITIES = ['shown', 'hidden'] as const;
export type ProductVisibility = (typeof PRODUCT_VISIBILITIES)[number];

/** What of a product waits for an operator where changes are reviewed, in the order it is told. */
export const REVIEW_FIELDS = ['name', 'pictures', 'category'] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];
/** A change that waits for an operator, one that was refused, and a new product that its supplier has taken back. */
export const REVIEW_STATES = ['waiting', 'refused', 'withdrawn'] as const;

/** Longest text to find products by, in characters. */
export const PRODUCT_KEYWORD_MAX = 100;
/** Of what is found by words, so many are listed and counted. */
export const PRODUCT_MATCHES_MAX = 1_000;

/** Longest name and description of a product in one language, in characters. */
export const PRODUCT_NAME_MAX = 200;
export const PRODUCT_DESCRIPTION_MAX = 5_000;
/** Most pictures of a product, and most steps of its price ladder. */
export const PRODUCT_PICTURES_MAX = 8;
export const PRODUCT_STEPS_MAX = 10;
/** Most rows of a specification in one language, and how long what a row names and says may be, in characters. */
export const PRODUCT_ATTRIBUTES_MAX = 30;
export const ATTRIBUTE_NAME_MAX = 60;
export const ATTRIBUTE_VALUE_MAX = 200;
/** Most tags of a product, as in every form that asks for tags. */
export const PRODUCT_TAGS_MAX = MAX_TAG;
/** Longest lead time, in days. */
export const LEAD_DAYS_MAX = 999;

/** A price above nothing, with up to nine digits and four decimals, as it is kept. */
export const PRICE_PATTERN = /^(?=.*[1-9])\d{1,9}(?:\.\d{1,4})?$/;

/** Whether each step of a ladder begins at a larger quantity than the one before. */
export const isRising = (steps: readonly { readonly min: number }[]): boolean =>
  steps.every(({ min }, index) => index === 0 || min > (steps[index - 1]?.min ?? 0));

/** Currencies that a form offers, beside the one that a product has. */
export const PRODUCT_CURRENCIES = [
  'USD',
  'EUR',
  'CNY',
  'GBP',
  'INR',
  'JPY',
  'KRW',
  'TRY',
  'AED',
  'SAR',
  'IDR',
  'VND',
  'THB',
  'PKR',
  'BRL',
  'MXN',
] as const;
