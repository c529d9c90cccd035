import { categoryLevel } from '@fairhall/core/catalogue/category-code';
import { err, ok } from '@fairhall/core/result';
import type { Queries } from '../../db/database.ts';
import type { Engine } from './count-by-sample.ts';
import { readCursor } from './cursor.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import { createFacets } from './facets.ts';
import { findMatches, found, NOTHING } from './find-matches.ts';
import { createFrequencies, type Frequencies } from './frequencies.ts';
import { createKeptCounts } from './kept-counts.ts';
import { createKeptReadings, type KeptReadings } from './kept-readings.ts';
import { filterLexeme, quoted } from './lexemes.ts';
import { ORDERS, type Order } from './orders.ts';
import { type Found, pageText } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { type Condition, choosePlan, expressionOf, hasRange, withLexeme } from './plan.ts';
import { bounded, ENOUGH, type Reading, readingsOf, sureTotal } from './reading.ts';
import { askedOf, browseBase, facetBase, filtersOf, isNarrowed } from './request-conditions.ts';
import { valuesOf } from './request-values.ts';
import { LAST_NUMBERED_PAGE, type Search, type SearchRequest } from './search.ts';
import { type Base, browseStatement, FIRST_ROWS, gradedStatement, matchStatement } from './statements.ts';
import { normaliseText } from './tokens.ts';

const DEFAULT_LANGUAGE = 'en';

/** Search by the database's own text search. `stateOf` names the state that the catalogue is in, where somebody knows. */
export function createSqlSearch(database: Queries, stateOf?: () => string | undefined): Search {
  const frequencies = createFrequencies(database);
  const engine: Engine = {
    ask: ({ statement, valuesOf }, values) => database.json(statement, valuesOf(values)),
    counts: createKeptCounts(stateOf === undefined ? {} : { stateOf }),
  };
  const reader: Reader = { dictionary: createDictionary(database, stateOf), readings: createKeptReadings(stateOf) };
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

/**
 * How a question is taken depends on its words and the whole catalogue, not on what narrows it, so that counts by category
 * hold in the category. Only where nothing is left then is it taken anew among what is left, with all of its words.
 */
async function findWords(task: Task, reader: Reader, keyword: string): Promise<Found | undefined> {
  const { request, values } = task;
  const filters = filtersOf(request);
  const question = [request.searched, request.lang === 'tr', normaliseText(keyword)].join('|');
  if (filters.length === 0 && !hasRange(request)) return take(task, reader, { keyword, question, mayMiss: true });
  const reading =
    reader.readings.of(question) ??
    (await tryReadings(wholeOf(task), reader, { keyword, question, mayMiss: true }, sureTotal)).reading;
  const found = await findReading(task, reading);
  if (found !== undefined || reading.length === 0) return found;
  const narrowed = [question, expressionOf({ words: [], filters }), values.moqMax, values.priceMin, values.priceMax];
  return take(task, reader, { keyword, question: narrowed.join('|'), mayMiss: false });
}

interface Taking {
  readonly keyword: string;
  /** What the way is kept under. */
  readonly question: string;
  readonly mayMiss: boolean;
}

/** What a question finds by the way that is kept of it, in one statement, or by the one that is found now. */
async function take(task: Task, reader: Reader, taking: Taking): Promise<Found | undefined> {
  const kept = reader.readings.of(taking.question);
  return kept === undefined ? (await tryReadings(task, reader, taking)).found : findReading(task, kept);
}

interface Tried {
  readonly reading: Reading;
  /** How many rows it finds, as far as that decides what is tried next. */
  readonly total: number;
  /** Absent where the rows were not needed. */
  readonly found?: Found | undefined;
}

/**
 * The first way to take a question that finds enough, or all that find anything; it is kept. `sureTotal` tells how many rows
 * a first way finds where that is known without looking.
 */
async function tryReadings(
  task: Task,
  { dictionary, readings }: Reader,
  { keyword, question, mayMiss }: Taking,
  totalOf: (reading: Reading) => number | undefined = () => undefined,
): Promise<Tried> {
  const { request, frequencies } = task;
  let best: Tried = { reading: [], total: 0 };
  for await (const next of readingsOf(dictionary, { ...request, keyword, mayMiss }, () => best.total > 0)) {
    if (next.every(({ most }) => most <= best.total)) continue;
    const among = [...best.reading, ...next];
    const reading = among.length === 1 ? among : among.map((one) => bounded(one, request.searched, frequencies));
    const sure = best.total === 0 ? totalOf(reading) : undefined;
    const found = sure === undefined ? await findReading(task, reading) : undefined;
    const total = sure ?? found?.total ?? 0;
    if (total <= best.total) continue;
    best = { reading: reading.map((one) => ({ ...one, most: Math.min(one.most, total) })), total, found };
    if (total >= ENOUGH) break;
  }
  readings.keep(question, best.reading);
  return best;
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
