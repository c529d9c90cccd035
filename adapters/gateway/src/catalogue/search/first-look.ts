import type { Engine } from './count-by-sample.ts';
import { type Dictionary, type FoundWord, knownOf } from './dictionary.ts';
import { found } from './find-matches.ts';
import type { Guesses, Known } from './known.ts';
import type { Order } from './orders.ts';
import { type Found, PART_END, ROW_END } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { expressionOf, hasRange } from './plan.ts';
import { queryWords } from './query-words.ts';
import { askedOf, facetBase, filtersOf } from './request-conditions.ts';
import type { SearchRequest } from './search-request.ts';
import { firstLookStatement } from './statements.ts';

/** What one statement told of a question whose words nobody asked for lately. */
export interface FirstLook {
  /** The dictionary, which asks nothing again that was told. */
  readonly dictionary: Dictionary;
  /** What was found by these expressions, in the order of relevance; undefined where it was not looked for. */
  of(expressions: readonly string[]): Promise<Found | undefined> | undefined;
}

interface Looking {
  readonly engine: Engine;
  readonly request: SearchRequest;
  readonly order: Order;
  readonly values: ParameterValues;
}

/**
 * Looks the words of a question up together with the rows of its first way, where that can be one statement: for words of one
 * form each, in order of relevance, and without ranges, which have indexes of their own. Words that are kept are not looked
 * up, so that nothing is told then.
 */
export async function lookFirst(task: Looking, dictionary: Dictionary, keyword: string): Promise<FirstLook> {
  const { request, order } = task;
  const words = queryWords(keyword);
  const isPlain = words.every(({ joined, loose }) => joined.length === 0 && loose.length === 0);
  if (!isPlain || order.sort !== 'relevance' || hasRange(request)) return { dictionary, of: () => undefined };
  const tokens = [...new Set(words.map(({ token }) => token))];
  let told: Told | undefined;
  await dictionary.known(request.searched, tokens, request.lang === 'tr', async () => {
    told = await ask(task, tokens);
    return told.known;
  });
  return told === undefined ? { dictionary, of: () => undefined } : lookOf(dictionary, told);
}

interface Told {
  readonly known: ReadonlyMap<string, Known>;
  readonly guesses: ReadonlyMap<string, Guesses>;
  readonly expressions: string;
  readonly found: Found | undefined;
}

async function ask({ engine, request, order, values }: Looking, tokens: readonly string[]): Promise<Told> {
  const given: ParameterValues = {
    ...values,
    tokens: JSON.stringify(tokens),
    filters: expressionOf({ words: [], filters: filtersOf(request) }),
  };
  const asked = { ...askedOf(request, order, values), words: true };
  const facet = request.facets ? facetBase(request) : undefined;
  const answer = await engine.ask(firstLookStatement(asked, facet, request.lang === 'tr'), given);
  const [known = '[]', guesses = '[]', expressions = '', ...page] = (answer ?? '').split(PART_END);
  return {
    known: knownOf(tokens, JSON.parse(known) as FoundWord[]), // as the statement makes them
    guesses: new Map(JSON.parse(guesses) as [string, Guesses][]),
    expressions,
    found: found(page.join(PART_END), { ...values, words: expressions.split(ROW_END).at(-1) ?? null }),
  };
}

/** Several expressions as one, which holds the rows of each. */
export const anyOf = (expressions: readonly string[]): string =>
  expressions.length === 1 ? expressions.join() : expressions.map((expression) => `(${expression})`).join(' | ');

const lookOf = (dictionary: Dictionary, { known, guesses, expressions, found }: Told): FirstLook => ({
  dictionary: {
    known: async (searched, tokens, ...others) =>
      tokens.every((token) => known.has(token)) ? known : dictionary.known(searched, tokens, ...others),
    guess: async (searched, asked) =>
      [...asked.keys()].every((token) => guesses.has(token)) ? guesses : dictionary.guess(searched, asked),
  },
  of: (asked) => (asked.join(ROW_END) === expressions ? Promise.resolve(found) : undefined),
});
