import { EVENT_CODES } from '../site/event-codes.ts';
import { INDUSTRY_BY_KEY, INDUSTRY_KEYS, type IndustryAbbr } from '../site/industries.ts';
import { findSiteByEnName } from '../site/sites.ts';
import { matchAny, matchAnyCase, option, PATH_SLASH_MARK, type Parameter, pattern, TEXT, word } from './parameter.ts';
import { toSlug } from './slug.ts';

const ID = pattern('[A-Za-z0-9_-]{1,64}');
const DIGITS = pattern('[0-9]{1,40}');
/**
 * The id of a product or supplier. It must contain a digit, so that /product_categories.html is not read as a product.
 * A-15, D-98
 */
const ID_WITH_DIGIT = pattern('(?=[A-Za-z]*[0-9])[A-Za-z0-9]{1,64}');

/** A display name. Links write its slug; any text is accepted, even none, since the id after it decides. A-14 */
const NAME: Parameter<string> = {
  source: '[^/]*',
  parse: (text) => text.replaceAll(PATH_SLASH_MARK, '/'),
  print: toSlug,
};

const toLowerSlug = (text: string) => toSlug(text).toLowerCase();

/** The keyword of a showroom or hots page, 80 characters at most., D-35 */
const KEYWORD: Parameter<string> = {
  source: '[a-z0-9]+(?:-[a-z0-9]+)*',
  parse: (text) => (text.length <= 80 ? text : undefined),
  print: toLowerSlug,
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
  print: ({ theme, id }) => `${toLowerSlug(theme) || 'promotion'}_${encodeURIComponent(id)}`,
};

/** A page number, from 1. */
const PAGE: Parameter<number> = { source: '[1-9][0-9]{0,8}', parse: Number, print: String };

const eventNames = EVENT_CODES.map((code) => code.toLowerCase());

/** The words with which an exhibition's address can begin., D-13, D-35 */
export const EXHIBITION_TYPES = ['expo', 'show', 'eshow', 'homelife', ...eventNames] as const;

const EXHIBITION_PREFIX: Parameter<string> = {
  source: matchAny([...EXHIBITION_TYPES, 'show_']),
  parse: (text) => (text === 'show_' ? 'show' : text),
  print: (value) => value,
};

export type PreregisterStatus = 'preregister' | 'success' | 'finish' | 'withdraw';

const STATUS_BY_TEXT: Readonly<Record<string, PreregisterStatus>> = {
  preregister: 'preregister',
  preregsiter: 'preregister',
  success: 'success',
  finish: 'finish',
  withdraw: 'withdraw',
};

/**
 * The status segment of a pre-registration: read in any case, and also as the misspelling `preRegsiter`; always written
 * in one form. …
 */
const STATUS: Parameter<PreregisterStatus> = {
  source: matchAny(Object.keys(STATUS_BY_TEXT).map(matchAnyCase)),
  parse: (text) => STATUS_BY_TEXT[text.toLowerCase()],
  print: (value) => (value === 'preregister' ? 'preRegister' : value),
};

/** A site by its name. The pattern takes any word, because an organiser can add sites. */
const SITE: Parameter<string> = {
  source: '[a-z]+',
  parse: (text) => findSiteByEnName(text.toLowerCase())?.enName,
  print: encodeURIComponent,
};

/** A site, by its country's name in the address, such as Turkey. */
const COUNTRY: Parameter<string> = {
  source: '(?!International)[A-Z][a-z]+',
  parse: SITE.parse,
  print: (value) => findSiteByEnName(value)?.name ?? '',
};

/** All parameters that a pattern can use. */
export const ROUTE_PARAMETERS = {
  name: NAME,
  productId: ID_WITH_DIGIT,
  supplierId: ID_WITH_DIGIT,
  itemId: ID_WITH_DIGIT,
  categoryId: {
    source: '[A-Za-z]{2}[0-9]{1,12}',
    parse: (text: string) => text.toUpperCase(),
    print: (value: string) => encodeURIComponent(value.toUpperCase()),
  },
  category: { source: '[a-z0-9-]+', parse: (text: string) => text, print: toLowerSlug },
  spyKeyword: KEYWORD,
  letter: pattern('[a-z]'),
  pageNo: PAGE,
  promotion: PROMOTION,
  websiteEnName: SITE,
  websiteAbbr: pattern('[a-z]{2}'),
  industryAbbr: option<IndustryAbbr>(INDUSTRY_KEYS.map((key) => INDUSTRY_BY_KEY[key].abbr)),
  exhibitionType: pattern(matchAny(EXHIBITION_TYPES)),
  expoPrefix: EXHIBITION_PREFIX,
  exhibitionId: DIGITS,
  country: COUNTRY,
  japan: pattern('japan'),
  affiliate: word('affiliate', true),
  status: STATUS,
  shortName: pattern(matchAny(eventNames)),
  pageId: pattern('[A-Za-z0-9]{1,64}'),
  themeId: pattern('[A-Za-z0-9]{1,64}'),
  newsType: option(['expo', 'industry']),
  newsId: ID,
  cdpId: ID,
  role: option(['buyer', 'supplier']),
  rfqId: ID,
  enquiryId: ID,
  orderNo: ID,
  liveId: ID,
  transfer: ID,
  chatId: TEXT,
  tag: TEXT,
  meetingAnswer: option(['accept', 'decline']),
  isMulti: option(['0', '1']),
  hotType: option(['product', 'supplier', 'category', 'exhibition']),
  searchType: option(['product', 'supplier']),
  resultType: option(['enquiry', 'rfq', 'meeting', 'order', 'bookstand', 'feedback']),
  operations: option(['products', 'suppliers', 'industries']),
  favorite: option(['exhibitorCard', 'exhibitor', 'product']),
} as const;

export type ParameterName = keyof typeof ROUTE_PARAMETERS;
export type ParameterValue<Name extends ParameterName> =
  (typeof ROUTE_PARAMETERS)[Name] extends Parameter<infer Value> ? Value : never;
