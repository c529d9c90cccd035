import { categoryLevel } from '@fairhall/core/catalogue/category-code';
import { err, ok } from '@fairhall/core/result';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../db/database.ts';
import { type Cursor, readCursor } from './cursor.ts';
import { createFrequencies, type Frequencies } from './frequencies.ts';
import type { Filter } from './lexemes.ts';
import { ORDERS, type Order } from './orders.ts';
import type { ParameterValues, Prepared } from './parameters.ts';
import { type Condition, choosePlan, expressionOf, hasRange, type Plan } from './plan.ts';
import { EXACT_TOTAL, LAST_NUMBERED_PAGE, type Search, type SearchRequest } from './search.ts';
import { type Base, browseStatement, countStatement, matchStatement, walkStatement } from './statements.ts';
import { queryTokens } from './tokens.ts';

/** Totals may be this old, in milliseconds. D-64 */
const TOTAL_LIFE_MS = 60_000;
const PRICE_PARTS = 10_000;
const LARGEST_INTEGER = 2_147_483_647;
/** Estimates below this multiple of the exact reach are not worth counting before matching. */
const SAFETY = 1.2;
const DEFAULT_LANGUAGE = 'en';

/** Search by the database's own text search. */
export function createSqlSearch(database: Queries): Search {
  const frequencies = createFrequencies(database);
  const engine: Engine = {
    ask: ({ statement, valuesOf }, values) => database.json(statement, valuesOf(values)),
    totals: new LRUCache({ max: 5_000, ttl: TOTAL_LIFE_MS }),
  };
  const languageFor = async (lang: string): Promise<string> =>
    (await frequencies()).languages.has(lang) ? lang : DEFAULT_LANGUAGE;
  return {
    languageFor,
    find: async (asked) => {
      const order = ORDERS[asked.sort];
      const cursor = asked.after === undefined ? undefined : readCursor(asked.after, order);
      if (asked.after !== undefined && cursor === undefined) return err('cursor');
      const request = reachable(asked);
      const values = valuesOf(request, cursor, await languageFor(request.lang));
      return ok((await findPage(engine, request, order, values, await frequencies())) ?? emptyPage(request));
    },
  };
}

interface Engine {
  readonly ask: (prepared: Prepared, values: ParameterValues) => Promise<string | null>;
  /** Counted matches by expression and ranges. */
  readonly totals: LRUCache<string, number>;
}

/** Beyond the last numbered page only a cursor leads; a number alone shows that page. */
function reachable(request: SearchRequest): SearchRequest {
  const category = request.category?.toUpperCase();
  const pageNo = request.after === undefined ? Math.min(request.pageNo, LAST_NUMBERED_PAGE) : request.pageNo;
  return { ...request, category, pageNo };
}

async function findPage(
  engine: Engine,
  request: SearchRequest,
  order: Order,
  values: ParameterValues,
  frequencies: Frequencies,
): Promise<string | null> {
  if (request.category !== undefined && categoryLevel(request.category) === undefined) return null;
  const browsed = browseBase(request);
  if (browsed !== undefined) return engine.ask(browseStatement(request.searched, order, browsed), values);
  for (const condition of conditionsOf(request)) {
    const plan = choosePlan(request, condition, frequencies);
    const page = await findMatches(engine, request, order, plan, { ...values, words: expressionOf(condition) });
    if (page !== null) return page;
  }
  return null;
}

/** What many rows have is walked to, once it is known how many; the rest, and what a walk did not fill, is matched. */
async function findMatches(
  engine: Engine,
  request: SearchRequest,
  order: Order,
  plan: Plan,
  values: ParameterValues,
): Promise<string | null> {
  const key = [request.searched, values.words, values.moqMax, values.priceMin, values.priceMax].join('|');
  const total =
    engine.totals.get(key) ?? (plan.way === 'walk' ? await totalOf(engine, request, plan, key, values) : undefined);
  if (total === 0) return null;
  const countsAreDue = request.facets && total !== undefined && total <= EXACT_TOTAL;
  if (plan.way === 'walk' && total !== undefined && !countsAreDue) {
    const walk = walkStatement(request.searched, order, plan.base);
    const page = await engine.ask(walk, { ...values, window: plan.window, ending: endingOf(request, total) });
    if (page !== null) return page;
  }
  const matched = await engine.ask(matchStatement(request.searched, order, facetBase(request)), values);
  const space = matched?.indexOf(' ') ?? 0;
  engine.totals.set(key, Number(matched?.slice(0, space) ?? 0));
  return matched?.slice(space + 1) ?? null;
}

/** How many match; undefined where that is best learnt by matching. */
async function totalOf(
  { ask, totals }: Engine,
  { searched }: SearchRequest,
  { only, expected }: Plan & { readonly way: 'walk' },
  key: string,
  values: ParameterValues,
): Promise<number | undefined> {
  if (only) return expected;
  if (expected < EXACT_TOTAL * SAFETY) return undefined;
  const total = Number(await ask(countStatement(searched), values));
  totals.set(key, total);
  return total;
}

const endingOf = ({ pageNo, pageSize }: SearchRequest, total: number): string =>
  `,"total":${Math.min(total, EXACT_TOTAL)},"pageNo":${pageNo},"pageSize":${pageSize}${
    total > EXACT_TOTAL ? ',"totalIsEstimate":true' : ''
  }`;

/** What is asked for, strictest first: all words in the name, all words anywhere, the last word unfinished. */
function conditionsOf(request: SearchRequest): readonly Condition[] {
  const filters = filtersOf(request);
  if (request.keyword === undefined || request.keyword.trim() === '') return [{ words: [], filters }];
  const tokens = queryTokens(request.keyword);
  const last = tokens.at(-1);
  if (last === undefined) return [];
  const words = (where: 'name' | 'anywhere') => tokens.map((token) => ({ token, where }));
  const unfinished = [...words('anywhere').slice(0, -1), { token: last, where: 'beginning' as const }];
  const strict: readonly Condition[] = [
    { words: words('name'), filters },
    { words: words('anywhere'), filters },
  ];
  return last.length >= 3 ? [...strict, { words: unfinished, filters }] : strict;
}

function filtersOf({ category, tag, exhibition, country, verified }: SearchRequest): readonly Filter[] {
  return [
    ...(category === undefined ? [] : [{ kind: 'category', id: category } as const]),
    ...(tag === undefined ? [] : [{ kind: 'tag', id: tag.toUpperCase() } as const]),
    ...(exhibition === undefined ? [] : [{ kind: 'exhibition', id: exhibition } as const]),
    ...(country === undefined ? [] : [{ kind: 'country', id: country } as const]),
    ...(verified === true ? [{ kind: 'verified' } as const] : []),
  ];
}

/** Where nothing but a category narrows, its index is followed; undefined where something else does. */
function browseBase(request: SearchRequest): Base | undefined {
  const { category, tag, exhibition, country, verified, keyword, searched, sort } = request;
  const narrowed =
    [tag, exhibition, country].some((filter) => filter !== undefined) || verified === true || hasRange(request);
  if (narrowed || (keyword !== undefined && keyword.trim() !== '')) return undefined;
  if (category === undefined) return 'all';
  return searched === 'product' && sort === 'relevance' ? levelBase(category, 0) : undefined;
}

/** The level to count by: the one below the present category. */
const facetBase = ({ category }: SearchRequest): Base =>
  category === undefined ? 'category_1' : levelBase(category, 1);

function levelBase(category: string, below: 0 | 1): Base {
  const level = (categoryLevel(category) ?? 3) + below;
  return level === 1 || level === 2 || level === 3 ? `category_${level}` : 'all';
}

function valuesOf(request: SearchRequest, cursor: Cursor | undefined, cardLang: string): ParameterValues {
  const { moqMax, priceMin, priceMax, pageNo, pageSize, facets, category, lang } = request;
  return {
    words: null,
    moqMax: moqMax === undefined ? null : Math.min(moqMax, LARGEST_INTEGER),
    priceMin: storedPrice(priceMin),
    priceMax: storedPrice(priceMax),
    afterKey: cursor?.key ?? null,
    afterId: cursor?.id ?? null,
    size: pageSize,
    offset: cursor === undefined ? (pageNo - 1) * pageSize : 0,
    window: null,
    pageNo,
    facets,
    ending: null,
    category: category ?? '',
    codeLength: category === undefined ? 4 : category.length + 2,
    lang,
    cardLang,
  };
}

/** Prices are stored as whole ten-thousandths; what no column could hold is as good as the largest. */
const storedPrice = (price: number | undefined): number | null =>
  price === undefined ? null : Math.min(Math.round(price * PRICE_PARTS), Number.MAX_SAFE_INTEGER);

const emptyPage = ({ pageNo, pageSize, facets }: SearchRequest): string =>
  JSON.stringify({
    records: [],
    total: 0,
    pageNo,
    pageSize,
    ...(facets ? { facets: [{ key: 'category', values: [] }] } : {}),
  });
