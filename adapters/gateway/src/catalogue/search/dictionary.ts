import type { Queries } from '../../db/database.ts';
import type { Statement } from '../../db/statement.ts';
import type { DictionaryEntry, SpellingGuesses } from './dictionary-entry.ts';
import { MAX_RELATED_WORDS, selectGuesses, selectWordForms, WORD_ROWS_JSON } from './dictionary-statements.ts';
import type { SearchTarget } from './search-request.ts';
import { createWordCache } from './word-cache.ts';

export interface Dictionary {
  /**
   * `lookUp` loads the entries of all tokens if any is not cached, for a statement that reads them along with other
   * data.
   */
  find(
    searched: SearchTarget,
    tokens: readonly string[],
    isTurkish: boolean,
    lookUp?: () => Promise<ReadonlyMap<string, DictionaryEntry>>,
  ): Promise<ReadonlyMap<string, DictionaryEntry>>;
  /** `rowsByToken` is how many rows hold each word. */
  suggest(
    searched: SearchTarget,
    rowsByToken: ReadonlyMap<string, number>,
  ): Promise<ReadonlyMap<string, SpellingGuesses>>;
}

/**
 * Looks words up by their keys; the limits bound the size of an answer, whatever the size of the dictionary. Entries
 * are cached for the current version of the catalogue, because queries share words. `stateOf` returns the version;
 * undefined if it is unknown.
 */
export function createDictionary(database: Queries, stateOf: () => string | undefined = () => undefined): Dictionary {
  const ask = async <Answer>(statement: Statement, values: readonly (string | boolean)[]): Promise<readonly Answer[]> =>
    JSON.parse((await database.json(statement, values)) ?? '[]') as Answer[]; // as the statements make it
  const cache = createWordCache(stateOf);
  return {
    find: (searched, tokens, isTurkish, lookUp) =>
      cache.resolve(
        `${searched}|${isTurkish}`,
        tokens,
        lookUp ??
          (async (unknown) =>
            toEntries(unknown, await ask<FoundWord>(ENTRY_STATEMENT, [JSON.stringify(unknown), searched, isTurkish]))),
      ),
    suggest: async (searched, rowsByToken) =>
      new Map(
        await ask<[string, SpellingGuesses]>(SUGGESTION_STATEMENT, [
          JSON.stringify(Object.fromEntries(rowsByToken)),
          searched,
        ]),
      ),
  };
}

/**
 * A requested word, a word it may be found by (or itself), and how many rows hold that one, in all and in their names.
 */
export type FoundWord = readonly [token: string, word: string, rows: number, named: number];

/** Builds the entries of words from all rows found for them. */
export function toEntries(
  tokens: readonly string[],
  found: readonly FoundWord[],
): ReadonlyMap<string, DictionaryEntry> {
  return new Map(
    tokens.map((token) => {
      const matches = found.filter(([of]) => of === token);
      const [, , rows = 0, named = 0] = matches.find(([, word]) => word === token) ?? [];
      const kin = new Map(
        matches.flatMap(([, word, rows, named]) => (word === token ? [] : [[word, { word, rows, named }]])),
      );
      const best = [...kin.values()].sort((one, other) => other.rows - one.rows || (one.word < other.word ? -1 : 1));
      return [token, { rows, named, kin: best.slice(0, MAX_RELATED_WORDS) }];
    }),
  );
}

const ENTRY_STATEMENT: Statement = {
  name: 'dictionary-known',
  text: `
    select ${WORD_ROWS_JSON} from jsonb_array_elements_text($1::jsonb) token ${selectWordForms('$2::text', '$3::boolean')}`,
  keepsPlan: true,
};

/** `$1` maps each word to how many rows hold it. */
const SUGGESTION_STATEMENT: Statement = {
  name: 'dictionary-guess',
  text: `
  select ${selectGuesses('$2::text')}
  from (select key as token, value::integer as rows from jsonb_each_text($1::jsonb)) asked`,
  keepsPlan: true,
};
