import { MAX_TAG } from '../rfq/tag-limits.ts';

/** Visibility of a supplier's product: buyers see it, or the supplier has hidden it. */
export const PRODUCT_VISIBILITIES = ['shown', 'hidden'] as const;
export type ProductVisibility = (typeof PRODUCT_VISIBILITIES)[number];

/** The parts of a product that staff review if changes are reviewed, in display order. */
export const REVIEW_FIELDS = ['name', 'pictures', 'category'] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];
/** A change that waits for staff, one that staff rejected, and a new product that its supplier has withdrawn. */
export const REVIEW_STATES = ['waiting', 'refused', 'withdrawn'] as const;

/** Maximum length of a product search, in characters. */
export const PRODUCT_KEYWORD_MAX = 100;
/** Maximum number of search matches that are listed and counted. */
export const PRODUCT_MATCHES_MAX = 1_000;

/** Maximum length of a product's name and description in one language, in characters. */
export const PRODUCT_NAME_MAX = 200;
export const PRODUCT_DESCRIPTION_MAX = 5_000;
/** Maximum pictures of a product, and maximum steps of its price ladder. */
export const PRODUCT_PICTURES_MAX = 8;
export const PRODUCT_STEPS_MAX = 10;
/** Maximum company pictures of a supplier, besides its logo. */
export const SUPPLIER_PICTURES_MAX = 8;
/** Maximum rows of a specification in one language, and maximum length of a row's name and value, in characters. */
export const PRODUCT_ATTRIBUTES_MAX = 30;
export const ATTRIBUTE_NAME_MAX = 60;
export const ATTRIBUTE_VALUE_MAX = 200;
/** Maximum tags of a product, as in every form with tags. */
export const PRODUCT_TAGS_MAX = MAX_TAG;
/** Maximum lead time, in days. */
export const LEAD_DAYS_MAX = 999;

/** A stored price above zero, with up to nine digits and four decimals. */
export const PRICE_PATTERN = /^(?=.*[1-9])\d{1,9}(?:\.\d{1,4})?$/;

/** Whether each step of a price ladder starts at a larger quantity than the previous one. */
export const isRising = (steps: readonly { readonly min: number }[]): boolean =>
  steps.every(({ min }, index) => index === 0 || min > (steps[index - 1]?.min ?? 0));

/** The currencies that a form offers, in addition to the product's current one. */
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
