import { categoryLevel } from '@fairhall/core/catalogue/category-code';
import { err, ok } from '@fairhall/core/result';
import type { Queries } from '../../db/database.ts';
import { countBySample, type Engine } from './count-by-sample.ts';
import { type Cursor, readCursor } from './cursor.ts';
import { createFacets } from './facets.ts';
import { createFrequencies, type Frequencies } from './frequencies.ts';
import { type Counted, createKeptCounts } from './kept-counts.ts';
import { type Filter, filterLexeme, quoted } from './lexemes.ts';
import { ORDERS, type Order } from './orders.ts';
import { type Found, pageText, readFound, readRows } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { type Condition, choosePlan, expressionOf, hasRange, type Plan, withLexeme } from './plan.ts';
import { EXACT_TOTAL, LAST_NUMBERED_PAGE, type Search, type SearchRequest } from './search.ts';
import {
  type Asked,
  type Base,
  browseStatement,
  FIRST_ROWS,
  matchStatement,
  tierStatement,
  walkStatement,
} from './statements.ts';
import { queryTokens } from './tokens.ts';

const PRICE_PARTS = 10_000;
const LARGEST_INTEGER = 2_147_483_647;
const DEFAULT_LANGUAGE = 'en';

/** Search by the database's own text search. `stateOf` names the state that the catalogue is in, where somebody knows. */
export function createSqlSearch(database: Queries, stateOf?: () => string | undefined): Search {
  const frequencies = createFrequencies(database);
  const engine: Engine = {
    ask: ({ statement, valuesOf }, values) => database.json(statement, valuesOf(values)),
    counts: createKeptCounts(stateOf === undefined ? {} : { stateOf }),
  };
  const facets = createFacets(database, stateOf ?? (() => undefined));
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
      const found = await findPage(engine, request, order, values, await frequencies());
      if (found?.values === undefined) return ok(pageText(request, order, found ?? NOTHING));
      const asking = { request, found, values: found.values, asked: askedOf(request, order, found.values) };
      return ok(pageText(request, order, found, await facets.of(asking, isNarrowed(request))));
    },
  };
}

/** Beyond the last numbered page only a cursor leads; a number alone shows that page. */
function reachable(request: SearchRequest): SearchRequest {
  const category = request.category?.toUpperCase();
  const pageNo = request.after === undefined ? Math.min(request.pageNo, LAST_NUMBERED_PAGE) : request.pageNo;
  return { ...request, category, pageNo };
}

/** Undefined where nothing is found. */
async function findPage(
  engine: Engine,
  request: SearchRequest,
  order: Order,
  values: ParameterValues,
  frequencies: Frequencies,
): Promise<Found | undefined> {
  if (request.category !== undefined && categoryLevel(request.category) === undefined) return undefined;
  const browsed = browseBase(request);
  if (browsed !== undefined) return browse(engine, request, order, browsed, values);
  for (const condition of conditionsOf(request)) {
    const plan = choosePlan(request, condition, frequencies);
    const page = await findMatches(engine, request, order, plan, { ...values, words: expressionOf(condition) });
    if (page !== undefined) return page;
  }
  return undefined;
}

async function browse(
  { ask }: Engine,
  request: SearchRequest,
  order: Order,
  base: Base,
  values: ParameterValues,
): Promise<Found | undefined> {
  const isFirst = values.offset === 0 && request.pageSize < FIRST_ROWS;
  const answer = await ask(browseStatement(askedOf(request, order, values), base, request.facets, isFirst), values);
  const { category } = request;
  const words = category === undefined ? null : quoted(filterLexeme({ kind: 'category', id: category }));
  return found(answer, { ...values, words });
}

/** What many rows have is met early, once it is known how many; the rest, and where too few were met, is matched. */
async function findMatches(
  engine: Engine,
  request: SearchRequest,
  order: Order,
  plan: Plan,
  values: ParameterValues,
): Promise<Found | undefined> {
  const { ask, counts } = engine;
  const asked = askedOf(request, order, values);
  const question = [request.searched, values.words, values.moqMax, values.priceMin, values.priceMax].join('|');
  const lang = request.facets ? request.lang : undefined;
  const isEarly = plan.way !== 'match';
  const counted =
    counts.of(question, lang) ?? (isEarly ? await countBySample(engine, asked, plan, question, values) : undefined);
  if (counted?.total === 0) return undefined;
  if (isEarly && counted !== undefined && !lacksCounts(request, counted)) {
    const rows = readRows(await askEarly(engine, asked, plan, values));
    if (rows.length > request.pageSize) return { ...counted, rows, values };
  }
  const matched = found(
    await ask(matchStatement(asked, request.facets ? facetBase(request) : undefined), values),
    values,
  );
  counts.keep(question, matched ?? NOTHING, lang);
  return matched;
}

/** Whether counts by category are still to be shown. */
const lacksCounts = ({ facets }: SearchRequest, counted: Counted): boolean =>
  facets && counted.total <= EXACT_TOTAL && counted.facets === null;

/** The rows of a page on a walk or in a tier. */
function askEarly(
  { ask }: Engine,
  asked: Asked,
  plan: Exclude<Plan, { readonly way: 'match' }>,
  values: ParameterValues,
): Promise<string | null> {
  if (plan.way === 'walk') {
    const { base, window, firstRank } = plan;
    return ask(walkStatement(asked, base, firstRank !== undefined), {
      ...values,
      window,
      firstRank: firstRank ?? null,
    });
  }
  const words = withLexeme(values.words, plan.lexeme);
  return ask(tierStatement({ ...asked, words: true }), { ...values, words });
}

/** What a statement answered, where it is anything. */
function found(answer: string | null, values: ParameterValues): Found | undefined {
  const read = answer === null ? undefined : readFound(answer);
  return read === undefined || read.total === 0 ? undefined : { ...read, values };
}

const NOTHING: Found = { total: 0, facets: '', rows: [] };

const askedOf = (request: SearchRequest, order: Order, { words, afterKey }: ParameterValues): Asked => ({
  ...{ searched: request.searched, order },
  words: words !== null,
  ranges: hasRange(request),
  after: afterKey !== null,
});

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

function filtersOf({ category, tag, exhibition, country, verified, sample }: SearchRequest): readonly Filter[] {
  return [
    ...(category === undefined ? [] : [{ kind: 'category', id: category } as const]),
    ...(tag === undefined ? [] : [{ kind: 'tag', id: tag.toUpperCase() } as const]),
    ...(exhibition === undefined ? [] : [{ kind: 'exhibition', id: exhibition } as const]),
    ...(country === undefined ? [] : [{ kind: 'country', id: country } as const]),
    ...(verified === true ? [{ kind: 'verified' } as const] : []),
    ...(sample === true ? [{ kind: 'sample' } as const] : []),
  ];
}

/** Whether anything but a category narrows the catalogue. */
function isNarrowed(request: SearchRequest): boolean {
  const { tag, exhibition, country, verified, sample, keyword } = request;
  const isFiltered = [tag, exhibition, country].some((filter) => filter !== undefined);
  const isAsked = keyword !== undefined && keyword.trim() !== '';
  return isFiltered || verified === true || sample === true || hasRange(request) || isAsked;
}

/** Where nothing but a category narrows, its index is followed; undefined where something else does. */
function browseBase(request: SearchRequest): Base | undefined {
  if (isNarrowed(request)) return undefined;
  const { category, searched, sort } = request;
  if (category === undefined) return 'all';
  return searched === 'product' && sort === 'relevance' ? levelBase(category, 0) : undefined;
}

/** The level to count by: the one below the present category; undefined below the last. Suppliers stand on all levels. */
function facetBase({ searched, category }: SearchRequest): Base | undefined {
  const base = category === undefined ? 'category_1' : levelBase(category, 1);
  return searched === 'product' && base === 'all' ? undefined : base;
}

function levelBase(category: string, below: 0 | 1): Base {
  const level = (categoryLevel(category) ?? 3) + below;
  return level === 1 || level === 2 || level === 3 ? `category_${level}` : 'all';
}

function valuesOf(request: SearchRequest, cursor: Cursor | undefined, cardLang: string): ParameterValues {
  const { moqMax, priceMin, priceMax, pageNo, pageSize, category, lang } = request;
  return {
    words: null,
    moqMax: moqMax === undefined ? null : Math.min(moqMax, LARGEST_INTEGER),
    priceMin: storedPrice(priceMin),
    priceMax: storedPrice(priceMax),
    afterKey: cursor?.key ?? null,
    afterId: cursor?.id ?? null,
    limit: pageSize + 1,
    offset: cursor === undefined ? (pageNo - 1) * pageSize : 0,
    window: null,
    firstRank: null,
    category: category ?? '',
    codeLength: category === undefined ? 4 : category.length + 2,
    lang,
    cardLang,
  };
}

/** Prices are stored as whole ten-thousandths; what no column could hold is as good as the largest. */
const storedPrice = (price: number | undefined): number | null =>
  price === undefined ? null : Math.min(Math.round(price * PRICE_PARTS), Number.MAX_SAFE_INTEGER);
