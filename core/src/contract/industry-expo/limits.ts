/** The pages of an industry at a site, besides its home page, by path and in menu order. */
export const INDUSTRY_PAGES = [
  'intro',
  'why-attend',
  'why-exhibit',
  'vip-buyers',
  'history',
  'map',
  'expo-news',
  'industry-news',
  'book-stand',
  'contact-us',
] as const;
export type IndustryPage = (typeof INDUSTRY_PAGES)[number];

/** The subject of an article: an exhibition, or the whole industry. */
export const NEWS_TYPES = ['expo', 'industry'] as const;
export type NewsType = (typeof NEWS_TYPES)[number];

/** Articles per page. D-53 */
export const NEWS_A_PAGE = 10;
