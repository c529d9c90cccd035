import type { Dictionary } from './dictionary.ts';
import { findGraded, type Task } from './find-graded.ts';
import { findMatches } from './find-matches.ts';
import { findNamesFirst, holdsNames } from './find-names-first.ts';
import { lookFirst } from './first-look.ts';
import type { Frequencies } from './frequencies.ts';
import type { KeptReadings } from './kept-readings.ts';
import { ORDERS } from './orders.ts';
import type { Found } from './page-text.ts';
import { type Condition, choosePlan, expressionOf, hasRange, withLexeme } from './plan.ts';
import { bounded, ENOUGH, isNear, namesFirst, type Reading, readingsOf, sureTotal } from './reading.ts';
import { filtersOf } from './request-conditions.ts';
import { priceLimits, valuesOf } from './request-values.ts';
import type { SearchRequest } from './search-request.ts';
import { normaliseText } from './tokens.ts';

/** What ways to take a question are made of and kept in. */
export interface Reader {
  readonly dictionary: Dictionary;
  readonly readings: KeptReadings;
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
  const narrowed = [question, expressionOf({ words: [], filters }), values.moqMax, priceLimits(values)];
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
  if (kept !== undefined) return withNearness(task, kept, await findReading(task, kept));
  const { dictionary, find } = await begin(task, reader, taking);
  const tried = await tryReadings({ ...task, dictionary }, taking, async (tried) => totalOf(await find(tried)));
  const reading = await withoutEmptyNames(task, tried);
  reader.readings.keep(taking.question, reading);
  return withNearness(task, reading, await find(reading));
}

/** Where more match than are graded one by one, names are looked at first only if there are any. */
async function withoutEmptyNames(task: Task, reading: Reading): Promise<Reading> {
  const pair = namesFirst(reading);
  return pair === undefined || (await holdsNames(wholeOf(task), pair)) ? reading : [pair[1]];
}

/** Says of what was found whether it only comes close: not where any of it holds all words. */
async function withNearness(task: Task, reading: Reading, found: Found | undefined): Promise<Found | undefined> {
  if (found === undefined) return undefined;
  const whole = reading.filter(({ isWhole }) => isWhole);
  const isNarrowed = filtersOf(task.request).length > 0 || hasRange(task.request);
  if (!isNarrowed || whole.length === 0 || whole.length === reading.length)
    return { ...found, isNear: isNear(reading) };
  return { ...found, isNear: totalOf(await findReading({ ...task, ...firstRow(task) }, whole)) === 0 };
}

/** The same question, as little of its answer as tells how many rows there are. */
function firstRow({ request, values }: Task): Pick<Task, 'request' | 'order' | 'values'> {
  const { after: _after, ...others } = request;
  const small: SearchRequest = { ...others, sort: 'relevance', pageNo: 1, pageSize: 1, facets: false };
  return { request: small, order: ORDERS.relevance, values: valuesOf(small, undefined, String(values.cardLang)) };
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
  if (kept !== undefined)
    return { reading: kept, found: await withNearness(task, kept, await findReading(task, kept)) };
  const { dictionary, find } = await begin(task, reader, taking);
  const whole = wholeOf(task);
  const best = await tryReadings({ ...task, dictionary }, taking, async (tried, isFirst) => {
    const sure = isFirst ? sureTotal(tried) : undefined;
    if (sure !== undefined) return sure;
    const here = totalOf(await find(tried));
    return here >= ENOUGH ? here : totalOf(await findReading(whole, tried));
  });
  const reading = await withoutEmptyNames(task, best);
  reader.readings.keep(taking.question, reading);
  return { reading, found: await withNearness(task, reading, await find(reading)) };
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
    const isFew = among.length === 1 || namesFirst(among) !== undefined;
    const reading = isFew ? among : among.map((one) => bounded(one, request.searched, frequencies));
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
  const pair = namesFirst(reading);
  if (pair !== undefined) return findNamesFirst(task, pair);
  if (more.length > 0) return findGraded(task, expressionsOf(request, reading));
  const condition: Condition = { words: only.words, filters: filtersOf(request) };
  const plan = choosePlan(request, condition, frequencies);
  return findMatches(engine, request, order, plan, { ...values, words: expressionOf(condition) });
}
