import type { Engine } from './count-by-sample.ts';
import { type Dictionary, type FoundWord, toEntries } from './dictionary.ts';
import type { DictionaryEntry, SpellingGuesses } from './dictionary-entry.ts';
import { readMatches } from './find-matches.ts';
import { type FoundPage, PAGE_PART_SEPARATOR, ROW_END } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { hasRange, toExpression } from './plan.ts';
import { queryWords } from './query-words.ts';
import { facetBase, listFilters, toClauses } from './request-conditions.ts';
import type { SearchRequest } from './search-request.ts';
import type { SortOrder } from './sort-orders.ts';
import { initialQueryStatement } from './statements.ts';

/** The answer of one statement for a query whose words are not cached. */
export interface InitialQuery {
  /** A dictionary that answers from the statement's result where possible. */
  readonly dictionary: Dictionary;
  /** The rows found by these expressions, in order of relevance; undefined if the statement did not search for them. */
  of(expressions: readonly string[]): Promise<FoundPage | undefined> | undefined;
}

interface InitialQueryTask {
  readonly engine: Engine;
  readonly request: SearchRequest;
  readonly order: SortOrder;
  readonly values: ParameterValues;
}

/**
 * Looks up the words of a query together with the rows of its first interpretation, if one statement can do it: for
 * words of one form each, in order of relevance, and without ranges, which have indexes of their own. If all words are
 * cached, no statement runs and nothing is prefetched.
 */
export async function runInitialQuery(
  task: InitialQueryTask,
  dictionary: Dictionary,
  keyword: string,
): Promise<InitialQuery> {
  const { request, order } = task;
  const words = queryWords(keyword);
  const isPlain = words.every(({ joined, loose }) => joined.length === 0 && loose.length === 0);
  if (!isPlain || order.sort !== 'relevance' || hasRange(request)) return { dictionary, of: () => undefined };
  const tokens = [...new Set(words.map(({ token }) => token))];
  let output: InitialAnswer | undefined;
  await dictionary.find(request.searched, tokens, request.lang === 'tr', async () => {
    output = await ask(task, tokens);
    return output.known;
  });
  return output === undefined ? { dictionary, of: () => undefined } : toInitialQuery(dictionary, output);
}

interface InitialAnswer {
  readonly known: ReadonlyMap<string, DictionaryEntry>;
  readonly guesses: ReadonlyMap<string, SpellingGuesses>;
  readonly expressions: string;
  readonly found: FoundPage | undefined;
}

async function ask(
  { engine, request, order, values }: InitialQueryTask,
  tokens: readonly string[],
): Promise<InitialAnswer> {
  const given: ParameterValues = {
    ...values,
    tokens: JSON.stringify(tokens),
    filters: toExpression({ words: [], filters: listFilters(request) }),
  };
  const clauses = { ...toClauses(request, order, values), words: true };
  const facet = request.facets ? facetBase(request) : undefined;
  const answer = await engine.ask(initialQueryStatement(clauses, facet, request.lang === 'tr'), given);
  const [known = '[]', guesses = '[]', expressions = '', ...page] = (answer ?? '').split(PAGE_PART_SEPARATOR);
  return {
    known: toEntries(tokens, JSON.parse(known) as FoundWord[]), // as the statement makes them
    guesses: new Map(JSON.parse(guesses) as [string, SpellingGuesses][]),
    expressions,
    found: readMatches(page.join(PAGE_PART_SEPARATOR), { ...values, words: expressions.split(ROW_END).at(-1) ?? null }),
  };
}

/** Combines expressions into one that matches the rows of each. */
export const joinExpressions = (expressions: readonly string[]): string =>
  expressions.length === 1 ? expressions.join() : expressions.map((expression) => `(${expression})`).join(' | ');

const toInitialQuery = (
  dictionary: Dictionary,
  { known, guesses, expressions, found }: InitialAnswer,
): InitialQuery => ({
  dictionary: {
    find: async (searched, tokens, ...others) =>
      tokens.every((token) => known.has(token)) ? known : dictionary.find(searched, tokens, ...others),
    suggest: async (searched, rowsByToken) =>
      [...rowsByToken.keys()].every((token) => guesses.has(token))
        ? guesses
        : dictionary.suggest(searched, rowsByToken),
  },
  of: (searchedExpressions) => (searchedExpressions.join(ROW_END) === expressions ? Promise.resolve(found) : undefined),
});
