interface IndustryFacts {
  /** The abbreviation in addresses, such as /tex-tr., D-35, A-74 */
  readonly abbr: string;
  /** The page's theme colour: stripes, pictures, large text. … */
  readonly brand: string;
}

/** The twelve groups of exhibitions., D-06 */
export const INDUSTRY_BY_KEY = {
  newEnergy: { abbr: 'pne', brand: '#0E9F6E' },
  machinery: { abbr: 'mach', brand: '#1F4AFE' },
  homeGifts: { abbr: 'hl', brand: '#F59E0B' },
  pets: { abbr: 'jpe', brand: '#FF7A00' },
  building: { abbr: 'bde', brand: '#B45309' },
  textile: { abbr: 'tex', brand: '#E72E79' },
  maternity: { abbr: 'abc', brand: '#F472B6' },
  electronics: { abbr: 'aes', brand: '#0EA5E9' },
  stageAudio: { abbr: 'javme', brand: '#7C3AED' },
  decoration: { abbr: 'defu', brand: '#A16207' },
  didacticAsia: { abbr: 'didacasia', brand: '#16A34A' },
  regional: { abbr: 'reg', brand: '#0F766E' },
} as const satisfies Record<string, IndustryFacts>;

export type IndustryKey = keyof typeof INDUSTRY_BY_KEY;
export type IndustryAbbr = (typeof INDUSTRY_BY_KEY)[IndustryKey]['abbr'];

/** Theme colour of a page without an industry. D-06 */
export const SITE_THEME_COLOR = '#1F4AFE';

// Object.keys types its keys as string; the table has only these.
export const INDUSTRY_KEYS = Object.keys(INDUSTRY_BY_KEY) as readonly IndustryKey[];

export function isIndustryKey(value: unknown): value is IndustryKey {
  return typeof value === 'string' && Object.hasOwn(INDUSTRY_BY_KEY, value);
}

/** The theme colour of a page. */
export function getThemeColor(industry: IndustryKey | null | undefined): string {
  return industry ? INDUSTRY_BY_KEY[industry].brand : SITE_THEME_COLOR;
}
