import { EVENT_CODES } from '../site/event-codes.ts';
import { INDUSTRIES, INDUSTRY_KEYS, type IndustryAbbr } from '../site/industries.ts';
import { SITES } from '../site/sites.ts';
import { alternatives, anyCase, ESCAPED_SLASH, FREE_TEXT, oneOf, type Parameter, plain, word } from './parameter.ts';
import { slugText } from './slug.ts';

const OPAQUE = plain('[A-Za-z0-9_-]{1,64}');
const DIGITS = plain('[0-9]{1,40}');
/** A product's or supplier's id. It must hold a digit, so that /product_categories.html is no product. A-15, D-98 */
const ENTITY = plain('(?=[A-Za-z]*[0-9])[A-Za-z0-9]{1,64}');

/** A display name: links write its slug, and any text is read, also none, since the id behind it decides. A-14 */
const NAME: Parameter<string> = {
  source: '[^/]*',
  parse: (text) => text.replaceAll(ESCAPED_SLASH, '/'),
  print: slugText,
};

const lowerSlug = (text: string) => slugText(text).toLowerCase();

/** The keyword of a showroom or hots page, 80 characters at most., D-35 */
const KEYWORD: Parameter<string> = {
  source: '[a-z0-9]+(?:-[a-z0-9]+)*',
  parse: (text) => (text.length <= 80 ? text : undefined),
  print: lowerSlug,
};

export interface Promotion {
  readonly theme: string;
  readonly id: string;
}

/** A promotion prefix such as `summer-sale_ab12`. */
const PROMOTION: Parameter<Promotion> = {
  source: '[a-z0-9-]+_[a-z0-9]+',
  parse(text) {
    const at = text.lastIndexOf('_');
    return { theme: text.slice(0, at), id: text.slice(at + 1) };
  },
  print: ({ theme, id }) => `${lowerSlug(theme) || 'promotion'}_${encodeURIComponent(id)}`,
};

/** A page number, from 1. */
const PAGE: Parameter<number> = { source: '[1-9][0-9]{0,8}', parse: Number, print: String };

const eventNames = Object.values(EVENT_CODES).map((code) => code.toLowerCase());

/** The words that may begin an exhibition's address., D-13, D-35 */
export const EXHIBITION_TYPES = ['expo', 'show', 'eshow', 'homelife', ...eventNames] as const;

const EXPO_PREFIX: Parameter<string> = {
  source: alternatives([...EXHIBITION_TYPES, 'show_']),
  parse: (text) => (text === 'show_' ? 'show' : text),
  print: (value) => value,
};

export type PreregisterStatus = 'preregister' | 'success' | 'finish';

const STATUSES: Readonly<Record<string, PreregisterStatus>> = {
  preregister: 'preregister',
  preregsiter: 'preregister',
  success: 'success',
  finish: 'finish',
};

/**
 * The status segment of a pre-registration: read in any case and in the misspelling `preRegsiter`, written one way.
 *
 */
const STATUS: Parameter<PreregisterStatus> = {
  source: alternatives(Object.keys(STATUSES).map(anyCase)),
  parse: (text) => STATUSES[text.toLowerCase()],
  print: (value) => (value === 'preregister' ? 'preRegister' : value),
};

const countries = SITES.filter((site) => !site.international);

/** A site by its country's name as the address writes it, such as Turkey. */
const COUNTRY: Parameter<string> = {
  source: alternatives(countries.map((site) => site.name)),
  parse: (text) => countries.find((site) => site.name === text)?.enName,
  print: (value) => countries.find((site) => site.enName === value)?.name ?? '',
};

/** Every parameter that a pattern may name. */
export const PARAMETERS = {
  name: NAME,
  productId: ENTITY,
  supplierId: ENTITY,
  itemId: ENTITY,
  categoryId: {
    source: '[A-Za-z]{2}[0-9]{1,12}',
    parse: (text: string) => text.toUpperCase(),
    print: (value: string) => encodeURIComponent(value.toUpperCase()),
  },
  category: { source: '[a-z0-9-]+', parse: (text: string) => text, print: lowerSlug },
  spyKeyword: KEYWORD,
  letter: plain('[a-z]'),
  pageNo: PAGE,
  promotion: PROMOTION,
  websiteEnName: plain(alternatives(SITES.map((site) => site.enName))),
  websiteAbbr: plain('[a-z]{2}'),
  industryAbbr: oneOf<IndustryAbbr>(INDUSTRY_KEYS.map((key) => INDUSTRIES[key].abbr)),
  exhibitionType: plain(alternatives(EXHIBITION_TYPES)),
  expoPrefix: EXPO_PREFIX,
  exhibitionId: DIGITS,
  country: COUNTRY,
  japan: plain('japan'),
  affiliate: word('affiliate', true),
  status: STATUS,
  shortName: plain(alternatives(eventNames)),
  pageId: plain('[A-Za-z0-9]{1,64}'),
  themeId: plain('[A-Za-z0-9]{1,64}'),
  newsType: oneOf(['expo', 'industry']),
  newsId: OPAQUE,
  cdpId: OPAQUE,
  role: oneOf(['buyer', 'supplier']),
  rfqId: OPAQUE,
  enquiryId: OPAQUE,
  liveId: OPAQUE,
  transfer: OPAQUE,
  chatId: FREE_TEXT,
  tag: FREE_TEXT,
  isMulti: oneOf(['0', '1']),
  hotType: oneOf(['product', 'supplier', 'category', 'exhibition']),
  searchType: oneOf(['product', 'supplier']),
  resultType: oneOf(['enquiry', 'rfq', 'meeting', 'order', 'bookstand', 'feedback']),
  operations: oneOf(['products', 'suppliers', 'industries']),
  favorite: oneOf(['exhibitorCard', 'exhibitor', 'product']),
} as const;

export type ParameterName = keyof typeof PARAMETERS;
export type ParameterValue<Name extends ParameterName> =
  (typeof PARAMETERS)[Name] extends Parameter<infer Value> ? Value : never;
