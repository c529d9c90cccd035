/** Longest name of a supplier in one language, in characters. */
export const SUPPLIER_NAME_MAX = 120;
/** Longest name of the province or region it works in. */
export const SUPPLIER_PROVINCE_MAX = 80;
/** How many main products a supplier names, and how long one is. */
export const SUPPLIER_MAIN_PRODUCTS_MAX = 10;
export const SUPPLIER_MAIN_PRODUCT_MAX = 60;
/** Longest text about itself in one language. */
export const SUPPLIER_ABOUT_MAX = 2_000;
/** The earliest year of founding that is taken. */
export const SUPPLIER_ESTABLISHED_MIN = 1_500;
export const SUPPLIER_ESTABLISHED_MAX = 2_200;
export const SUPPLIER_EMPLOYEES_MAX = 10_000_000;

export const BUSINESS_TYPES = ['manufacturer', 'trader', 'manufacturerTrader'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** The end of a day, in minutes after its midnight. */
export const DAY_MINUTES = 1_440;

/** When somebody is there, in the supplier's time zone: weekdays by ISO 8601, 1 is Monday; minutes after midnight. */
export interface BusinessHours {
  readonly days: readonly number[];
  readonly opens: number;
  readonly closes: number;
}

/** The hours of a supplier that has said nothing: Monday to Friday, 9 to 18. */
export const DEFAULT_HOURS: BusinessHours = { days: [1, 2, 3, 4, 5], opens: 540, closes: 1_080 };
