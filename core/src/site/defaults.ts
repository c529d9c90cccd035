/** Values used if nothing else is known. … */
export const DEFAULT_VALUES = {
  country: 'India',
  countryId: '356',
  siteId: 999,
  lang: 'en',
  themeType: 'homelife',
  searchType: 'product',
  pageNo: 1,
} as const;

/** The currency in which prices are compared if no other is chosen. */
export const DEFAULT_CURRENCY = 'USD';
