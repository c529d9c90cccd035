import { CATEGORY_TYPE, LEAD_SOURCE } from '../site/exhibition-codes.ts';
import { LANGUAGE_LIST } from '../site/languages.ts';
import { ENTRY_SOURCE_MAX } from '../site/limits.ts';
import * as read from './query-values.ts';

/**
 * The confidentiality of a parameter's value. `open`: may be in the page-url header and tracking. `private`: text that
 * a person wrote, which may not. `secret`: grants access or identifies a person; it is removed from logs too. THR-20
 * THR-58
 */
type Exposure = 'open' | 'private' | 'secret';

interface QuerySpec<Value> {
  /** Names in addresses: links use the first; all are read. */
  readonly names: readonly [string, ...string[]];
  readonly read: read.ReadValue<Value>;
  readonly exposure: Exposure;
}

const open = <Value>(reader: read.ReadValue<Value>, ...names: [string, ...string[]]): QuerySpec<Value> => ({
  names,
  read: reader,
  exposure: 'open',
});
const queryPersonal = <Value>(reader: read.ReadValue<Value>, ...names: [string, ...string[]]): QuerySpec<Value> => ({
  names,
  read: reader,
  exposure: 'private',
});
const querySecret = <Value>(reader: read.ReadValue<Value>, ...names: [string, ...string[]]): QuerySpec<Value> => ({
  names,
  read: reader,
  exposure: 'secret',
});

const SORT_ORDERS = ['relevance', 'newest', 'priceAsc', 'priceDesc'] as const;

/** All query parameters that pages read. …, D-34 */
export const QUERY = {
  pageNo: open(read.numberBetween(1, 999_999_999), 'pageNo'),
  keyword: open(read.textStart(200), 'keyword'),
  id: open(read.id, 'id'),
  categoryType: open(read.code(Object.values(CATEGORY_TYPE)), 'category_type'),
  exhibitionId: open(read.digits, 'exhibition_id', 'exhibitionId'),
  searchType: open(read.searchKind, 'searchType'),
  after: open(read.pattern(/^[A-Za-z0-9_.~-]{1,512}$/), 'after'),
  sort: open(read.option(SORT_ORDERS), 'sort'),
  countryId: open(read.pattern(/^\d{3}$/), 'country_id'),
  verified: open(read.queryFlag, 'verified'),
  sample: open(read.queryFlag, 'sample'),
  moqMax: open(read.numberBetween(1, 999_999_999), 'moq_max'),
  priceMin: open(read.decimal(999_999_999), 'price_min'),
  priceMax: open(read.decimal(999_999_999), 'price_max'),
  currency: open(read.currency, 'currency'),
  categoryPath: open(read.id, 'category_path'),
  goodsIds: open(read.pattern(/^[\w-]{1,64}(?:\.[\w-]{1,64}){0,11}$/), 'ids'),
  quantity: open(read.numberBetween(1, 999_999_999), 'quantity'),
  view: open(read.option(['list', 'time']), 'view'),
  hall: open(read.id, 'hall'),
  day: open(read.id, 'day'),
  month: open(read.text(7), 'month'),
  tagCode: open(read.id, 'tag'),
  letter: open(read.pattern(/^[a-z]$/), 'letter'),
  categoryId: open(read.id, 'category_id'),
  secondaryCategoryId: open(read.id, 'secondary_category_id'),
  activeTab: open(read.id, 'active_tab'),
  lang: open(read.option(LANGUAGE_LIST.map((language) => language.code)), 'lang'),
  source: open(read.text(ENTRY_SOURCE_MAX), 'source'),
  ignorePath: open(read.queryFlag, 'ignore_path'),
  csr: open(read.queryFlag, 'csr'),
  pv: open(read.numberBetween(0, 999), 'pv'),
  industryType: open(read.industry, 'industryType'),
  recommendSite: open(read.numberBetween(1, 99_999), 'recommend_site'),
  hiddenExhibitionId: open(read.digits, 'hidden_exhibition_id'),
  isDuringExpo: open(read.queryFlag, 'is_during_expo'),
  chatChannel: open(read.id, 'chat_channel'),
  aiVariant: open(read.numberBetween(0, 99), 'vt_ai'),
  preRegisterForm: open(read.formVersion, 'f_pr'),
  preRegisterSplit: open(read.queryFlag, 'vt_pr'),
  tagSelectorV2: open(read.queryFlag, 'f_catsw2'),
  mailCampaignId: open(read.text(64), 'sib_eid'),
  canvasDebug: open(read.queryFlag, 'canvas_debug'),
  preview: open(read.queryFlag, 'preview'),
  supplierId: open(read.id, 'supplier_id'),
  couponId: open(read.id, 'coupon_id'),
  utmSource: open(read.textUnchecked, 'utm_source'),
  platform: open(read.option(['linkedin', 'facebook', 'google']), 'platform'),
  role: open(read.option(['buyer', 'supplier']), 'role'),
  sourceId: open(read.numberBetween(1, 99_999), 'source_id'),
  register: open(read.queryFlag, 'register'),
  companyRequired: open(read.queryFlag, 'cr'),
  rfqId: queryPersonal(read.id, 'rfq_id'),
  rfqSource: open(read.code(Object.values(LEAD_SOURCE)), 'rfq_source'),
  rfqDescription: queryPersonal(read.text(2_000), 'rfq_description'),
  rfqQuestion: queryPersonal(read.text(2_000), 'rfq_question'),
  rfqDefaultData: queryPersonal(read.pattern(/^[A-Za-z0-9_-]{1,8000}={0,2}$/), 'rfq_default_data'),
  afterInquiry: queryPersonal(read.sitePath, 'f_sirto'),
  back: queryPersonal(read.sitePath, 'back'),
  redirect: queryPersonal(read.sitePath, 'redirect'),
  callback: queryPersonal(read.text(2_000), 'callback'),
  rfqEmail: querySecret(read.text(100), 'rfq_email'),
  email: querySecret(read.text(100), 'email'),
  initEmail: querySecret(read.text(100), 'init_email'),
  initToken: querySecret(read.token, 'init_token'),
  ac: querySecret(read.token, 'ac'),
  app: querySecret(read.token, 'app'),
  ssoToken: querySecret(read.token, 'ssoToken'),
  token: querySecret(read.token, 'token'),
  pretoken: querySecret(read.token, 'pretoken'),
  deviceId: querySecret(read.token, 'deviceId'),
  code: querySecret(read.text(2_048), 'code'),
  state: querySecret(read.text(2_048), 'state'),
  fromEnquiry: querySecret(read.id, 'from_enquiry'),
  fromRfq: querySecret(read.id, 'from_rfq'),
  sign: querySecret(read.token, 'sign'),
} as const satisfies Record<string, QuerySpec<unknown>>;

export type QueryName = keyof typeof QUERY;
export type Query = { readonly [Name in QueryName]?: ValueOf<(typeof QUERY)[Name]> | undefined };
type ValueOf<Spec> = Spec extends QuerySpec<infer Value> ? Value : never;

/** The query parameters that every page reads. */
export const QUERY_OF_EVERY_PAGE = [
  'lang',
  'source',
  'ac',
  'app',
  'csr',
  'ignorePath',
  'exhibitionId',
  'hiddenExhibitionId',
  'industryType',
  'recommendSite',
  'pv',
  'chatChannel',
  'aiVariant',
  'tagSelectorV2',
  'mailCampaignId',
  'isDuringExpo',
  'couponId',
  'preview',
  'utmSource',
  'ssoToken',
  'email',
] as const satisfies readonly QueryName[];

/** Names that the page-url header and tracking may contain. D-49 */
export const PAGE_URL_QUERY_NAMES: ReadonlySet<string> = listNames('open');

/** Names whose values are never written to a log, a trace or a third party. */
export const QUERY_SECRET_NAMES: ReadonlySet<string> = listNames('secret');

/**
 * Removes secret parameters from a query, for the address bar and the return address of a login. Returns '' or the
 * query with its question mark. THR-04
 */
export function stripSecrets(search: string): string {
  const parts = search.replace(/^\?/, '').split('&');
  const left = parts.filter((part) => !QUERY_SECRET_NAMES.has(decode(part.split('=')[0] ?? '')));
  if (left.length === parts.length) return search;
  return left.length === 0 ? '' : `?${left.join('&')}`;
}

/** Names whose values are a visitor's own: written text, identity or access. */
export const VISITOR_QUERY_NAMES: ReadonlySet<string> = new Set([...listNames('private'), ...QUERY_SECRET_NAMES]);

/** The parameter of each name. */
const KEY_BY_NAME = new Map<string, QueryName>(
  (Object.keys(QUERY) as QueryName[]).flatMap((key) => QUERY[key].names.map((name) => [name, key])),
); // an object's keys are its names

/** Reads the query of an address. Unknown names and invalid values are ignored; of equal names the first counts. */
export function readQuery(given: string | Iterable<readonly [string, string]>): Query {
  const texts = new Map<string, string>();
  for (const [name, value] of typeof given === 'string' ? parsePairs(given) : given) {
    if (!texts.has(name)) texts.set(name, value);
  }
  const found: Record<string, unknown> = {};
  // Iterates over the names present, since an address has one or none of the dozens of known names.
  for (const name of texts.keys()) {
    const key = KEY_BY_NAME.get(name);
    if (key === undefined || key in found) continue;
    const spec = QUERY[key];
    const text = spec.names.map((each) => texts.get(each)).find((value) => value !== undefined);
    const value = text === undefined ? undefined : spec.read(text);
    if (value !== undefined) found[key] = value;
  }
  // Each value was read by the reader of its own key.
  return found as Query;
}

/**
 * Writes the values as a query string in the order of `names`, which has each name once; empty values are left out.
 *
 */
export function printQuery(
  names: Iterable<QueryName>,
  query: Query,
  renamed: Readonly<Partial<Record<QueryName, string>>> = {},
): string {
  const pairs: string[] = [];
  let left = Object.keys(query).length; // most links have at most one value, and there are two dozen names
  if (left === 0) return '';
  for (const name of names) {
    if (!(name in query)) continue;
    const text = textOf(query[name]);
    if (text !== '') pairs.push(`${renamed[name] ?? QUERY[name].names[0]}=${encodeURIComponent(text.toWellFormed())}`);
    left -= 1;
    if (left === 0) break;
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function textOf(value: string | number | boolean | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

function listNames(exposure: Exposure): ReadonlySet<string> {
  return new Set(Object.values(QUERY).flatMap((spec) => (spec.exposure === exposure ? spec.names : [])));
}

function parsePairs(search: string): (readonly [string, string])[] {
  const parts = search.replace(/^\?/, '').split('&');
  return parts.map((part) => {
    const at = part.indexOf('=');
    return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
  });
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
