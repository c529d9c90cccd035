import type { Engine } from './count-by-sample.ts';
import type { Dictionary } from './dictionary.ts';
import { findMatches, found } from './find-matches.ts';
import { anyOf, lookFirst } from './first-look.ts';
import type { Frequencies } from './frequencies.ts';
import type { KeptReadings } from './kept-readings.ts';
import { ORDERS, type Order } from './orders.ts';
import type { Found } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { type Condition, choosePlan, expressionOf, hasRange, withLexeme } from './plan.ts';
import { bounded, ENOUGH, type Reading, readingsOf, sureTotal } from './reading.ts';
import { askedOf, facetBase, filtersOf } from './request-conditions.ts';
import { valuesOf } from './request-values.ts';
import type { SearchRequest } from './search.ts';
import { gradedStatement, matchStatement } from './statements.ts';
import { normaliseText } from './tokens.ts';

/** What ways to take a question are made of and kept in. */
export interface Reader {
  readonly dictionary: Dictionary;
  readonly readings: KeptReadings;
}

export interface Task {
  readonly engine: Engine;
  readonly request: SearchRequest;
  readonly order: Order;
  readonly values: ParameterValues;
  readonly frequencies: Frequencies;
}

/**
 * How a question is taken depends on its words and the whole catalogue, not on what narrows it, so that counts by category
 * hold in the category. Only where nothing is left then is it taken anew among what is left, with all of its words.
 */
export async function findWords(task: Task, reader: Reader, keyword: string): Promise<Found | undefined> {
  const { request, values } = task;
  const filters = filtersOf(request);
  const question = [request.searched, request.lang === 'tr', normaliseText(keyword)].join('|');
  const taking = { keyword, question, mayMiss: true };
  if (filters.length === 0 && !hasRange(request)) return take(task, reader, taking);
  const { reading, found } = await takeAsWhole(task, reader, taking);
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
  if (kept !== undefined) return findReading(task, kept);
  const { dictionary, find } = await begin(task, reader, taking);
  const reading = await tryReadings({ ...task, dictionary }, taking, async (tried) => totalOf(await find(tried)));
  reader.readings.keep(taking.question, reading);
  return find(reading);
}

/**
 * The same of a question that is narrowed, by the way that it is taken in the whole catalogue. Rows are counted there only
 * where it is not known without that whether they are enough: what is enough here is enough there.
 */
async function takeAsWhole(
  task: Task,
  reader: Reader,
  taking: Taking,
): Promise<{ readonly reading: Reading; readonly found: Found | undefined }> {
  const kept = reader.readings.of(taking.question);
  if (kept !== undefined) return { reading: kept, found: await findReading(task, kept) };
  const { dictionary, find } = await begin(task, reader, taking);
  const whole = wholeOf(task);
  const reading = await tryReadings({ ...task, dictionary }, taking, async (tried, isFirst) => {
    const sure = isFirst ? sureTotal(tried) : undefined;
    if (sure !== undefined) return sure;
    const here = totalOf(await find(tried));
    return here >= ENOUGH ? here : totalOf(await findReading(whole, tried));
  });
  reader.readings.keep(taking.question, reading);
  return { reading, found: await find(reading) };
}

const totalOf = (found: Found | undefined): number => found?.total ?? 0;

type Find = (reading: Reading) => Promise<Found | undefined>;

interface Begun {
  readonly dictionary: Dictionary;
  /** What a question finds by a way to take it; no way is asked for twice. */
  readonly find: Find;
}

/** A first look at a question whose way is not kept. */
async function begin(task: Task, { dictionary }: Reader, { keyword }: Taking): Promise<Begun> {
  const look = await lookFirst(task, dictionary, keyword);
  const asked = new Map<string, Promise<Found | undefined>>();
  const find: Find = (reading) => {
    const expressions = expressionsOf(task.request, reading);
    const name = expressions.join('|');
    const found = asked.get(name) ?? look.of(expressions) ?? findReading(task, reading);
    asked.set(name, found);
    return found;
  };
  return { dictionary: look.dictionary, find };
}

interface Trying {
  readonly request: SearchRequest;
  readonly frequencies: Frequencies;
  readonly dictionary: Dictionary;
}

/**
 * The first way to take a question that finds enough, or all that find anything. `totalOf` tells how many rows a way finds,
 * as far as that decides what is tried next; `isFirst` says that no way before it found any.
 */
async function tryReadings(
  { request, frequencies, dictionary }: Trying,
  { keyword, mayMiss }: Taking,
  totalOf: (reading: Reading, isFirst: boolean) => Promise<number>,
): Promise<Reading> {
  let [best, most]: [Reading, number] = [[], 0];
  for await (const next of readingsOf(dictionary, { ...request, keyword, mayMiss }, () => most > 0)) {
    if (next.every((one) => one.most <= most)) continue;
    const among = [...best, ...next];
    const reading = among.length === 1 ? among : among.map((one) => bounded(one, request.searched, frequencies));
    const total = await totalOf(reading, most === 0);
    if (total <= most) continue;
    [best, most] = [reading.map((one) => ({ ...one, most: Math.min(one.most, total) })), total];
    if (total >= ENOUGH) break;
  }
  return best;
}

/** The same question in the whole catalogue, as little of its answer as tells how many rows there are. */
function wholeOf({ engine, request, frequencies, values }: Task): Task {
  const { searched, lang } = request;
  const whole: SearchRequest = { searched, lang, sort: 'relevance', pageNo: 1, pageSize: 1, facets: false };
  const order = ORDERS.relevance;
  return { engine, request: whole, order, frequencies, values: valuesOf(whole, undefined, String(values.cardLang)) };
}

const expressionsOf = (request: SearchRequest, reading: Reading): readonly string[] =>
  reading.map(({ words, tier }) => {
    const expression = expressionOf({ words, filters: filtersOf(request) });
    return tier === undefined ? `${expression}` : withLexeme(expression, tier);
  });

async function findReading(task: Task, reading: Reading): Promise<Found | undefined> {
  const { engine, request, order, frequencies, values } = task;
  const [only, ...more] = reading;
  if (only === undefined) return undefined;
  if (more.length > 0) return findGraded(task, expressionsOf(request, reading));
  const condition: Condition = { words: only.words, filters: filtersOf(request) };
  const plan = choosePlan(request, condition, frequencies);
  return findMatches(engine, request, order, plan, { ...values, words: expressionOf(condition) });
}

/** In the order of relevance each alternative's rows come before those of the next; any other order mixes them. */
async function findGraded(
  { engine, request, order, values }: Task,
  expressions: readonly string[],
): Promise<Found | undefined> {
  const all: ParameterValues = { ...values, words: anyOf(expressions), grades: JSON.stringify(expressions) };
  const asked = askedOf(request, order, all);
  const facet = request.facets ? facetBase(request) : undefined;
  const statement = order.sort === 'relevance' ? gradedStatement(asked, facet) : matchStatement(asked, facet);
  return found(await engine.ask(statement, all), all);
}
