import { categoryLevel } from '@fairhall/core/catalogue/category-code';
import { err, ok } from '@fairhall/core/result';
import type { Queries } from '../../db/database.ts';
import type { Engine } from './count-by-sample.ts';
import { readCursor } from './cursor.ts';
import { createDictionary } from './dictionary.ts';
import { type ComingExhibitions, createFacets } from './facets.ts';
import type { Task } from './find-graded.ts';
import { findMatches, found, NOTHING } from './find-matches.ts';
import { findWords, type Reader } from './find-words.ts';
import { createFrequencies } from './frequencies.ts';
import { createKeptCounts } from './kept-counts.ts';
import { createKeptReadings } from './kept-readings.ts';
import { filterLexeme, quoted } from './lexemes.ts';
import { type Order, orderOf } from './orders.ts';
import { type Found, pageText } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { type Condition, choosePlan, expressionOf } from './plan.ts';
import { readingsOf } from './reading.ts';
import { askedOf, browseBase, filtersOf, isNarrowed } from './request-conditions.ts';
import { valuesOf } from './request-values.ts';
import type { Search } from './search.ts';
import { LAST_NUMBERED_PAGE, type SearchRequest } from './search-request.ts';
import { type Base, browseStatement, FIRST_ROWS } from './statements.ts';

const DEFAULT_LANGUAGE = 'en';

/**
 * Search by the database's own text search. `stateOf` names the state that the catalogue is in, where somebody knows;
 * `exhibitions` are those that a search may be narrowed by.
 */
export function createSqlSearch(
  database: Queries,
  stateOf?: () => string | undefined,
  exhibitions?: ComingExhibitions,
): Search {
  const frequencies = createFrequencies(database);
  const engine: Engine = {
    ask: ({ statement, valuesOf }, values) => database.json(statement, valuesOf(values)),
    counts: createKeptCounts(stateOf === undefined ? {} : { stateOf }),
  };
  const reader: Reader = { dictionary: createDictionary(database, stateOf), readings: createKeptReadings(stateOf) };
  const facets = createFacets(database, stateOf ?? (() => undefined), exhibitions);
  const languageFor = async (lang: string): Promise<string> =>
    (await frequencies()).languages.has(lang) ? lang : DEFAULT_LANGUAGE;
  return {
    languageFor,
    readings: (keyword, lang) =>
      readingsOf(reader.dictionary, { searched: 'product', keyword, lang, mayMiss: true }, () => false),
    find: async (asked) => {
      const order = orderOf(asked);
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
