import { MIN_ORDER_STEPS } from '@fairhall/core/catalogue/limits';
import type { Facet } from '@fairhall/core/contract/catalogue/calls';
import { getFormat } from '@fairhall/core/site/format';
import { isLanguageCode } from '@fairhall/core/site/languages';
import { toRegionCode } from '@fairhall/core/site/region-code';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../db/database.ts';
import { watchCache } from '../../operations/gauges.ts';
import { CATEGORY_CHILDREN, catalogueFacetStatement, facetStatement, priceStatement } from './facet-statements.ts';
import { filterLexeme, quoteLexeme } from './lexemes.ts';
import type { FoundPage } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { type PriceSteps, priceFacet } from './price-steps.ts';
import { priceLimits } from './request-values.ts';
import { MAX_EXACT_TOTAL, type SearchRequest } from './search-request.ts';
import type { StatementClauses } from './statements.ts';

/** A page, and the search request that found it. */
export interface FacetQuery {
  readonly request: SearchRequest;
  readonly found: FoundPage;
  readonly clauses: StatementClauses;
  readonly values: ParameterValues;
}

/** Facet values that can narrow a result, in the form of API-140 and API-141. */
export interface Facets {
  /** `narrowed` is true if the request has conditions besides a category. */
  of(query: FacetQuery, narrowed: boolean): Promise<readonly Facet[]>;
}

/** A coming or running exhibition with its name in a language and its days (yyyy-mm-dd) at the venue. */
export interface ComingExhibition {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Exhibitions that a search can be filtered by, in display order. */
export type ComingExhibitions = (lang: string) => Promise<readonly ComingExhibition[]>;

interface Counts {
  readonly country: readonly (readonly [id: string, count: number])[];
  readonly verified: number;
  readonly sample: number;
  /** In the order of the requested exhibitions. */
  readonly exhibition: readonly number[];
  /** By `MIN_ORDER_STEPS`; absent for the whole catalogue. */
  readonly moq?: readonly number[];
  /** For products, if no price range is requested; null if all have the same price. */
  readonly price?: PriceSteps | null;
}

/** Counts of the whole catalogue; exhibitors are counted by exhibition id. */
interface WholeCounts extends Omit<Counts, 'exhibition' | 'moq' | 'price'> {
  readonly exhibition: Readonly<Record<string, number>>;
}

/** Returns the cached value of a key, or loads and caches it. */
type CachedRead = <Value>(key: string, ask: () => Promise<string | null>) => Promise<Value>;

/** How old cached counts may be, in milliseconds, as for counts by category. D-64 */
const CACHE_TTL_MS = 30_000;

/**
 * Counts are exact if few enough rows match, and for the whole catalogue or a category whose counts are stored;
 * otherwise values are shown without a count. So no request reads more rows than the exact limit, however many match.
 */
export function createFacets(
  database: Queries,
  stateOf: () => string | undefined,
  exhibitions: ComingExhibitions = async () => [],
): Facets {
  const cache = new LRUCache<string, string>({ max: 2_000, ttl: CACHE_TTL_MS });
  watchCache('facets', () => ({ entries: cache.size }));
  const read: CachedRead = async <Value>(key: string, ask: () => Promise<string | null>): Promise<Value> => {
    const name = `${stateOf()}|${key}`;
    const text = cache.get(name) ?? (await ask()) ?? 'null';
    cache.set(name, text);
    return JSON.parse(text) as Value; // as the statements make it
  };
  const countMatches = (
    { clauses, values, request }: FacetQuery,
    coming: readonly ComingExhibition[],
  ): Promise<Counts> => {
    const { statement, valuesOf } = facetStatement(clauses);
    const { words, moqMax, currency } = values;
    const marks = JSON.stringify(coming.map(({ id }) => quoteLexeme(filterLexeme({ kind: 'exhibition', id }))));
    return read([request.searched, words, moqMax, priceLimits(values), currency, marks].join('|'), () =>
      database.json(statement, valuesOf({ ...values, exhibitions: marks })),
    );
  };
  const pricesOf = createPrices(database, read);
  const listComing = (lang: string) =>
    read<readonly ComingExhibition[]>(`exhibitions|${lang}`, async () => JSON.stringify(await exhibitions(lang)));
  const listCategoryFacets = async ({ request, found }: FacetQuery, narrowed: boolean): Promise<readonly Facet[]> => {
    const { facets, category = '', lang, searched } = request;
    if (!facets || (found.total <= MAX_EXACT_TOTAL && found.facets !== null)) return [];
    const values = await read<Facet['values']>(`${category}|${lang}`, () =>
      database.json(CATEGORY_CHILDREN, [category, lang]),
    );
    const isCounted = !narrowed && searched === 'product';
    return [{ key: 'category', values: isCounted ? values : values.map(omitCount) }];
  };
  return {
    async of(query, narrowed) {
      const { request, found } = query;
      const below = await listCategoryFacets(query, narrowed);
      if (!request.narrowing) return below;
      const whole = await read<WholeCounts>(request.searched, () =>
        database.json(catalogueFacetStatement(request.searched), []),
      );
      const all = await listComing(request.lang);
      const coming = all.filter(({ id }) => id in whole.exhibition);
      const ofWhole = { ...whole, exhibition: coming.map(({ id }) => whole.exhibition[id] ?? 0) };
      const isWhole = !narrowed && request.category === undefined;
      const exact = found.total <= MAX_EXACT_TOTAL ? await countMatches(query, coming) : undefined;
      const counts = exact ?? (isWhole ? ofWhole : undefined);
      const prices = priceFacet(await pricesOf(query, exact));
      return [...below, ...exhibitionFacet(request, coming, counts), ...toFacets(request, whole, counts), ...prices];
    },
  };
}

/**
 * The spread of prices among the matches. The user chooses a range within all existing prices, so the spread ignores
 * the requested range: it comes with the counts, or from a query of its own if the request has a price range.
 */
function createPrices(database: Queries, read: CachedRead) {
  return async ({ clauses, values, request }: FacetQuery, exact: Counts | undefined): Promise<PriceSteps | null> => {
    if (request.searched !== 'product') return null;
    if (request.priceMin === undefined && request.priceMax === undefined) return exact?.price ?? null;
    const { statement, valuesOf } = priceStatement(clauses);
    return read(['prices', values.words, values.moqMax, values.currency].join('|'), () =>
      database.json(statement, valuesOf({ ...values, priceMin: null, priceMax: null })),
    );
  };
}

const omitCount = ({ value, label }: Facet['values'][number]): Facet['values'][number] => ({ value, label });

/**
 * The exhibition facet. A request can have one exhibition only, so the others remain selectable instead of it.
 * Exhibitions without matches are left out.
 */
function exhibitionFacet(
  { exhibition: chosen }: SearchRequest,
  coming: readonly ComingExhibition[],
  counts: Counts | undefined,
): readonly Facet[] {
  const values = coming.flatMap(({ id, name, from, to }, place) => {
    const value = { value: id, label: name, from, to };
    const isCounted = counts !== undefined && (chosen === undefined || chosen === id);
    if (!isCounted) return [value];
    const count = counts.exhibition[place] ?? 0;
    return count === 0 ? [] : [{ ...value, count }];
  });
  return values.length === 0 ? [] : [{ key: 'exhibition', values }];
}

/** `whole` has the existing values, `counts` how many of the matches have them, if known. */
function toFacets({ country, lang }: SearchRequest, whole: WholeCounts, counts: Counts | undefined): readonly Facet[] {
  const { countryName } = getFormat(isLanguageCode(lang) ? lang : 'en');
  const counted = new Map(counts?.country);
  const isOpen = counts === undefined || country !== undefined;
  const first = (counts?.country ?? []).map(([id]) => id);
  const others = isOpen ? whole.country.map(([id]) => id) : [];
  const countries = [...new Set([...first, ...others])];
  const toFlagFacet = (key: 'verified' | 'sample'): readonly Facet[] =>
    (counts ?? whole)[key] === 0
      ? []
      : [{ key, values: [{ value: '1', label: '1', ...(counts && { count: counts[key] }) }] }];
  return [
    {
      key: 'country',
      values: countries.map((id) => {
        const count = counted.get(id);
        return { value: id, label: countryName(toRegionCode(id)), ...(count !== undefined && { count }) };
      }),
    },
    ...toFlagFacet('verified'),
    ...toFlagFacet('sample'),
    {
      key: 'moq',
      values: MIN_ORDER_STEPS.map((step, place) => {
        const count = counts?.moq?.[place];
        return { value: String(step), label: String(step), ...(count !== undefined && { count }) };
      }),
    },
  ];
}
