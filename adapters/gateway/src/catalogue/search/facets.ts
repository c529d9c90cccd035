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

/** A page, and the question by which its rows were found. */
export interface FacetQuery {
  readonly request: SearchRequest;
  readonly found: FoundPage;
  readonly clauses: StatementClauses;
  readonly values: ParameterValues;
}

/** Values of facets by which a result may be narrowed, as they stand in API-140 and API-141. */
export interface Facets {
  /** `narrowed` says that more than a category is asked for. */
  of(query: FacetQuery, narrowed: boolean): Promise<readonly Facet[]>;
}

/** An exhibition that is not over, by its name in a language, with its days (yyyy-mm-dd) at the venue. */
export interface ComingExhibition {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Exhibitions that a search may be narrowed by, in the order in which they are shown. */
export type ComingExhibitions = (lang: string) => Promise<readonly ComingExhibition[]>;

interface Counts {
  readonly country: readonly (readonly [id: string, count: number])[];
  readonly verified: number;
  readonly sample: number;
  /** In the order of the exhibitions that were asked for. */
  readonly exhibition: readonly number[];
  /** By `MOQ_STEPS`; absent of the whole catalogue. */
  readonly moq?: readonly number[];
  /** Of products, where no price is asked for; null where all have one price. */
  readonly price?: PriceSteps | null;
}

/** What the whole catalogue has: who exhibits is counted by the exhibition's id. */
interface WholeCounts extends Omit<Counts, 'exhibition' | 'moq' | 'price'> {
  readonly exhibition: Readonly<Record<string, number>>;
}

/** What is kept under a key, else what is asked. */
type CachedRead = <Value>(key: string, ask: () => Promise<string | null>) => Promise<Value>;

/** Counts may be this old, in milliseconds, as those of categories. D-64 */
const CACHE_TTL_MS = 30_000;

/**
 * Counts are exact where as few match as are counted exactly, and where the whole catalogue or a category's own table tells
 * them; a value stands without a number elsewhere. So no question reads more rows than those, however many match.
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
 * How the prices of the matches are spread. What is chosen stands among the prices that there are, so they are those of the same
 * question at any price: told along with the counts, or asked apart where the question has a price.
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

/** An address names one exhibition, so the others can be chosen in its place. Those where nothing matches are left out. */
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

/** `whole` says which values there are, `counts` how many of the matches have them, where that is known. */
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
