import { categoryLevel } from '@fairhall/core/catalogue/category-code';
import { err, ok } from '@fairhall/core/result';
import type { Queries } from '../../db/database.ts';
import { countBySample, type Engine } from './count-by-sample.ts';
import { readCursor } from './cursor.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import { createFacets } from './facets.ts';
import { createFrequencies, type Frequencies } from './frequencies.ts';
import { type Counted, createKeptCounts } from './kept-counts.ts';
import { createKeptReadings, type KeptReadings } from './kept-readings.ts';
import { type Filter, filterLexeme, quoted } from './lexemes.ts';
import { ORDERS, type Order } from './orders.ts';
import { type Found, pageText, readFound, readRows } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { type Condition, choosePlan, expressionOf, hasRange, type Plan, withLexeme } from './plan.ts';
import { bounded, type Reading, readingsOf } from './reading.ts';
import { valuesOf } from './request-values.ts';
import { EXACT_TOTAL, LAST_NUMBERED_PAGE, type Search, type SearchRequest } from './search.ts';
import {
  type Asked,
  type Base,
  browseStatement,
  FIRST_ROWS,
  gradedStatement,
  matchStatement,
  tierStatement,
  walkStatement,
} from './statements.ts';
import { normaliseText } from './tokens.ts';

const DEFAULT_LANGUAGE = 'en';

/** Search by the database's own text search. `stateOf` names the state that the catalogue is in, where somebody knows. */
export function createSqlSearch(database: Queries, stateOf?: () => string | undefined): Search {
  const frequencies = createFrequencies(database);
  const engine: Engine = {
    ask: ({ statement, valuesOf }, values) => database.json(statement, valuesOf(values)),
    counts: createKeptCounts(stateOf === undefined ? {} : { stateOf }),
  };
  const reader: Reader = { dictionary: createDictionary(database), readings: createKeptReadings(stateOf) };
  const facets = createFacets(database, stateOf ?? (() => undefined));
  const languageFor = async (lang: string): Promise<string> =>
    (await frequencies()).languages.has(lang) ? lang : DEFAULT_LANGUAGE;
  return {
    languageFor,
    readings: (keyword, lang) =>
      readingsOf(reader.dictionary, { searched: 'product', keyword, lang, mayMiss: true }, () => false),
    find: async (asked) => {
      const order = ORDERS[asked.sort];
      const cursor = asked.after === undefined ? undefined : readCursor(asked.after, order);
      if (asked.after !== undefined && cursor === undefined) return err('cursor');
      const request = reachable(asked);
      const values = valuesOf(request, cursor, await languageFor(request.lang));
      const found = await findPage({ engine, reader, request, order, values, frequencies: await frequencies() });
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

/** What ways to take a question are made of and kept in. */
interface Reader {
  readonly dictionary: Dictionary;
  readonly readings: KeptReadings;
}

interface Task {
  readonly engine: Engine;
  readonly request: SearchRequest;
  readonly order: Order;
  readonly values: ParameterValues;
  readonly frequencies: Frequencies;
}

/** Undefined where nothing is found. */
async function findPage({ reader, ...task }: Task & { readonly reader: Reader }): Promise<Found | undefined> {
  const { engine, request, order, values, frequencies } = task;
  const { category, keyword = '' } = request;
  if (category !== undefined && categoryLevel(category) === undefined) return undefined;
  const browsed = browseBase(request);
  if (browsed !== undefined) return browse(engine, request, order, browsed, values);
  if (keyword.trim() !== '') return findWords(task, reader, keyword);
  const condition: Condition = { words: [], filters: filtersOf(request) };
  const plan = choosePlan(request, condition, frequencies);
  return findMatches(engine, request, order, plan, { ...values, words: expressionOf(condition) });
}

/** As many rows are enough; where a way to take a question finds fewer, the next one is tried besides. */
const ENOUGH = 10;

/**
 * How a question is taken depends on its words and the whole catalogue, not on what narrows it, so that counts by category
 * hold in the category. Only where nothing is left then is it taken anew among what is left, with all of its words.
 */
async function findWords(task: Task, reader: Reader, keyword: string): Promise<Found | undefined> {
  const { request, values } = task;
  const filters = filtersOf(request);
  const question = [request.searched, request.lang === 'tr', normaliseText(keyword)].join('|');
  if (filters.length === 0 && !hasRange(request))
    return (await take(task, reader, { keyword, question, mayMiss: true })).found();
  const { reading } = await take(wholeOf(task), reader, { keyword, question, mayMiss: true });
  const found = await findReading(task, reading);
  if (found !== undefined || reading.length === 0) return found;
  const narrowed = [question, expressionOf({ words: [], filters }), values.moqMax, values.priceMin, values.priceMax];
  return (await take(task, reader, { keyword, question: narrowed.join('|'), mayMiss: false })).found();
}

interface Taken {
  readonly reading: Reading;
  /** What it finds. */
  readonly found: () => Promise<Found | undefined>;
}

/** The first way to take a question that finds enough, or all that find anything; it is kept, and is one statement then. */
async function take(
  task: Task,
  { dictionary, readings }: Reader,
  { keyword, question, mayMiss }: { readonly keyword: string; readonly question: string; readonly mayMiss: boolean },
): Promise<Taken> {
  const kept = readings.of(question);
  if (kept !== undefined) return { reading: kept, found: () => findReading(task, kept) };
  const { request, frequencies } = task;
  let best: { readonly reading: Reading; readonly found: Found | undefined } = { reading: [], found: undefined };
  for await (const next of readingsOf(dictionary, { ...request, keyword, mayMiss }, () => best.found !== undefined)) {
    if (next.every(({ most }) => most <= (best.found?.total ?? 0))) continue;
    const among = [...best.reading, ...next];
    const reading = among.length === 1 ? among : among.map((one) => bounded(one, request.searched, frequencies));
    const found = await findReading(task, reading);
    if (found === undefined || found.total <= (best.found?.total ?? 0)) continue;
    best = { reading: reading.map((one) => ({ ...one, most: Math.min(one.most, found.total) })), found };
    if (found.total >= ENOUGH) break;
  }
  readings.keep(question, best.reading);
  return { reading: best.reading, found: async () => best.found };
}

/** The same question in the whole catalogue, as little of its answer as tells how many rows there are. */
function wholeOf({ engine, request, frequencies, values }: Task): Task {
  const { searched, lang } = request;
  const whole: SearchRequest = { searched, lang, sort: 'relevance', pageNo: 1, pageSize: 1, facets: false };
  const order = ORDERS.relevance;
  return { engine, request: whole, order, frequencies, values: valuesOf(whole, undefined, String(values.cardLang)) };
}

async function findReading(task: Task, reading: Reading): Promise<Found | undefined> {
  const { engine, request, order, frequencies, values } = task;
  const filters = filtersOf(request);
  const [only, ...more] = reading;
  if (only === undefined) return undefined;
  if (more.length > 0) return findGraded(task, reading);
  const condition: Condition = { words: only.words, filters };
  const plan = choosePlan(request, condition, frequencies);
  return findMatches(engine, request, order, plan, { ...values, words: expressionOf(condition) });
}

/** In the order of relevance each alternative's rows come before those of the next; any other order mixes them. */
async function findGraded({ engine, request, order, values }: Task, reading: Reading): Promise<Found | undefined> {
  const expressions = reading.map(({ words, tier }) => {
    const expression = expressionOf({ words, filters: filtersOf(request) });
    return tier === undefined ? `${expression}` : withLexeme(expression, tier);
  });
  const all: ParameterValues = {
    ...values,
    words: expressions.map((expression) => `(${expression})`).join(' | '),
    grades: JSON.stringify(expressions),
  };
  const asked = askedOf(request, order, all);
  const facet = request.facets ? facetBase(request) : undefined;
  const statement = order.sort === 'relevance' ? gradedStatement(asked, facet) : matchStatement(asked, facet);
  return found(await engine.ask(statement, all), all);
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
  const statement = matchStatement(asked, request.facets ? facetBase(request) : undefined);
  const matched = found(await ask(statement, values), values);
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
