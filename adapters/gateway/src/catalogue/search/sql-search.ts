import { categoryLevel } from '@fairhall/core/catalogue/category-code';
import { err, ok } from '@fairhall/core/result';
import type { Queries } from '../../db/database.ts';
import type { Engine } from './count-by-sample.ts';
import { createCountCache } from './count-cache.ts';
import { readCursor } from './cursor.ts';
import { createDictionary } from './dictionary.ts';
import { type ComingExhibitions, createFacets } from './facets.ts';
import type { Task } from './find-graded.ts';
import { findMatches, NO_MATCHES, readMatches } from './find-matches.ts';
import { findWords, type Reader } from './find-words.ts';
import { createFrequencies } from './frequencies.ts';
import { filterLexeme, quoteLexeme } from './lexemes.ts';
import { type FoundPage, pageText } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { type Condition, selectPlan, toExpression } from './plan.ts';
import { createQueryCache } from './query-cache.ts';
import { generateInterpretations } from './query-interpretations.ts';
import { browseBase, isNarrowed, listFilters, toClauses } from './request-conditions.ts';
import { toParameterValues } from './request-values.ts';
import type { Search } from './search.ts';
import { MAX_PAGE_NUMBER, type SearchRequest } from './search-request.ts';
import { orderOf, type SortOrder } from './sort-orders.ts';
import { type Base, browseStatement, MAX_FIRST_ROWS } from './statements.ts';

const DEFAULT_LANGUAGE = 'en';

/**
 * Creates the search that uses the database's own full-text search. `stateOf` returns the version of the catalogue, or
 * undefined if it is unknown; `exhibitions` are those that a search can be filtered by.
 */
export function createSqlSearch(
  database: Queries,
  stateOf?: () => string | undefined,
  exhibitions?: ComingExhibitions,
): Search {
  const frequencies = createFrequencies(database);
  const engine: Engine = {
    ask: ({ statement, valuesOf }, values) => database.json(statement, valuesOf(values)),
    counts: createCountCache(stateOf === undefined ? {} : { stateOf }),
  };
  const reader: Reader = { dictionary: createDictionary(database, stateOf), queryCache: createQueryCache(stateOf) };
  const facets = createFacets(database, stateOf ?? (() => undefined), exhibitions);
  const languageFor = async (lang: string): Promise<string> =>
    (await frequencies()).languages.has(lang) ? lang : DEFAULT_LANGUAGE;
  return {
    languageFor,
    interpretations: (keyword, lang) =>
      generateInterpretations(reader.dictionary, { searched: 'product', keyword, lang, mayMiss: true }, () => false),
    find: async (requested) => {
      const order = orderOf(requested);
      const cursor = requested.after === undefined ? undefined : readCursor(requested.after, order);
      if (requested.after !== undefined && cursor === undefined) return err('cursor');
      const request = limitPage(requested);
      const values = toParameterValues(request, cursor, await languageFor(request.lang));
      const found = await findPage({ engine, reader, request, order, values, frequencies: await frequencies() });
      if (found?.values === undefined) return ok(pageText(request, order, found ?? NO_MATCHES));
      const facetQuery = { request, found, values: found.values, clauses: toClauses(request, order, found.values) };
      return ok(pageText(request, order, found, await facets.of(facetQuery, isNarrowed(request))));
    },
  };
}

/** Beyond the last numbered page a cursor is required; a number without one shows the last numbered page. */
function limitPage(request: SearchRequest): SearchRequest {
  const category = request.category?.toUpperCase();
  const pageNo = request.after === undefined ? Math.min(request.pageNo, MAX_PAGE_NUMBER) : request.pageNo;
  return { ...request, category, pageNo };
}

/** Undefined if nothing is found. */
async function findPage({ reader, ...task }: Task & { readonly reader: Reader }): Promise<FoundPage | undefined> {
  const { engine, request, order, values, frequencies } = task;
  const { category, keyword = '' } = request;
  if (category !== undefined && categoryLevel(category) === undefined) return undefined;
  const browsed = browseBase(request);
  if (browsed !== undefined) return browse(engine, request, order, browsed, values);
  if (keyword.trim() !== '') return findWords(task, reader, keyword);
  const condition: Condition = { words: [], filters: listFilters(request) };
  const plan = selectPlan(request, condition, frequencies);
  return findMatches(engine, request, order, plan, { ...values, words: toExpression(condition) });
}

async function browse(
  { ask }: Engine,
  request: SearchRequest,
  order: SortOrder,
  base: Base,
  values: ParameterValues,
): Promise<FoundPage | undefined> {
  const isFirst = values.offset === 0 && request.pageSize < MAX_FIRST_ROWS;
  const answer = await ask(browseStatement(toClauses(request, order, values), base, request.facets, isFirst), values);
  const { category } = request;
  const words = category === undefined ? null : quoteLexeme(filterLexeme({ kind: 'category', id: category }));
  return readMatches(answer, { ...values, words });
}
