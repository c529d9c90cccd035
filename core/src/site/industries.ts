interface IndustryFacts {
  /** The abbreviation in addresses, such as /tex-tr., D-35, A-74 */
  readonly abbr: string;
  /** The event code in calls; null for the region-specific expo. D-74 */
  readonly eventCode: string | null;
  /** The page's theme colour: stripes, pictures, large text. … */
  readonly brand: string;
  /** The colour of buttons, 4.5:1 against white. */
  readonly action: string;
  /** The colour of links, 4.5:1 on the backgrounds paper, floor and tint. */
  readonly link: string;
  /** The colour of buttons and links on a dark background. */
  readonly actionDark: string;
  /** A pale background: the brand colour at 8 % on white. */
  readonly tint: string;
}

/** The twelve groups of exhibitions., D-06 */
export const INDUSTRIES = {
  newEnergy: {
    abbr: 'pne',
    eventCode: 'PNE',
    brand: '#0E9F6E',
    action: '#01865B',
    link: '#016F4B',
    actionDark: '#0E9F6E',
    tint: '#ECF7F3',
  },
  machinery: {
    abbr: 'mach',
    eventCode: 'MACH',
    brand: '#1F4AFE',
    action: '#1F4AFE',
    link: '#173BD0',
    actionDark: '#5382FF',
    tint: '#EDF1FF',
  },
  homeGifts: {
    abbr: 'hl',
    eventCode: 'HL',
    brand: '#F59E0B',
    action: '#A46802',
    link: '#855402',
    actionDark: '#F59E0B',
    tint: '#FEF7EB',
  },
  pets: {
    abbr: 'jpe',
    eventCode: 'JPE',
    brand: '#FF7A00',
    action: '#BB5802',
    link: '#994802',
    actionDark: '#FF7A00',
    tint: '#FFF4EB',
  },
  building: {
    abbr: 'bde',
    eventCode: 'BDE',
    brand: '#B45309',
    action: '#B45309',
    link: '#934407',
    actionDark: '#D16D30',
    tint: '#F9F1EB',
  },
  textile: {
    abbr: 'tex',
    eventCode: 'TEX',
    brand: '#E72E79',
    action: '#DC1F70',
    link: '#B9175D',
    actionDark: '#F63F85',
    tint: '#FDEEF4',
  },
  maternity: {
    abbr: 'abc',
    eventCode: 'ABC',
    brand: '#F472B6',
    action: '#C3458B',
    link: '#A33773',
    actionDark: '#F472B6',
    tint: '#FEF4F9',
  },
  electronics: {
    abbr: 'aes',
    eventCode: 'AES',
    brand: '#0EA5E9',
    action: '#077CB0',
    link: '#066692',
    actionDark: '#0EA5E9',
    tint: '#ECF8FD',
  },
  stageAudio: {
    abbr: 'javme',
    eventCode: 'JAVME',
    brand: '#7C3AED',
    action: '#7C3AED',
    link: '#662BC9',
    actionDark: '#986FFE',
    tint: '#F5EFFE',
  },
  decoration: {
    abbr: 'defu',
    eventCode: 'DEFU',
    brand: '#A16207',
    action: '#A16207',
    link: '#825006',
    actionDark: '#BB7A2D',
    tint: '#F7F2EB',
  },
  didacticAsia: {
    abbr: 'didacasia',
    eventCode: 'DIDACASIA',
    brand: '#16A34A',
    action: '#018639',
    link: '#016E2F',
    actionDark: '#16A34A',
    tint: '#ECF8F1',
  },
  regional: {
    abbr: 'reg',
    eventCode: null,
    brand: '#0F766E',
    action: '#0F766E',
    link: '#0C5F59',
    actionDark: '#3C968D',
    tint: '#ECF4F3',
  },
} as const satisfies Record<string, IndustryFacts>;

export type IndustryKey = keyof typeof INDUSTRIES;
export type IndustryAbbr = (typeof INDUSTRIES)[IndustryKey]['abbr'];

/** Theme of a page that belongs to no industry. D-06 */
export const SITE_THEME_COLOR = '#1F4AFE';

// Object.keys types its keys as string; the table has no others than these.
export const INDUSTRY_KEYS = Object.keys(INDUSTRIES) as readonly IndustryKey[];

export function isIndustryKey(value: unknown): value is IndustryKey {
  return typeof value === 'string' && Object.hasOwn(INDUSTRIES, value);
}

/** The theme colour of a page. */
export function themeColor(industry: IndustryKey | null | undefined): string {
  return industry ? INDUSTRIES[industry].brand : SITE_THEME_COLOR;
}
