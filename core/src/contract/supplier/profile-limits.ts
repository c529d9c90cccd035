/** Maximum length of a supplier's name in one language, in characters. */
export const SUPPLIER_NAME_MAX = 120;
/** Maximum length of the supplier's province or region, in characters. */
export const SUPPLIER_PROVINCE_MAX = 80;
/** Maximum number of a supplier's main products, and maximum length of each in characters. */
export const SUPPLIER_MAIN_PRODUCTS_MAX = 10;
export const SUPPLIER_MAIN_PRODUCT_MAX = 60;
/** Maximum length of the text about the supplier in one language, in characters. */
export const SUPPLIER_ABOUT_MAX = 2_000;
/** Range of founding years. */
export const SUPPLIER_ESTABLISHED_MIN = 1_500;
export const SUPPLIER_ESTABLISHED_MAX = 2_200;
export const SUPPLIER_EMPLOYEES_MAX = 10_000_000;

export const BUSINESS_TYPES = ['manufacturer', 'trader', 'manufacturerTrader'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** The end of a day, in minutes after midnight. */
export const DAY_MINUTES = 1_440;

/** Business hours in the supplier's time zone: weekdays by ISO 8601, 1 is Monday; minutes after midnight. */
export interface BusinessHours {
  readonly days: readonly number[];
  readonly opens: number;
  readonly closes: number;
}

/** Default business hours: Monday to Friday, 9 to 18. */
export const DEFAULT_HOURS: BusinessHours = { days: [1, 2, 3, 4, 5], opens: 540, closes: 1_080 };
