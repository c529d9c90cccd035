import type { Queries } from '../../db/database.ts';
import type { Statement } from '../../db/statement.ts';
import { FOUND_WORDS, guessesOf, heldWords, KIN } from './dictionary-statements.ts';
import { createKeptWords } from './kept-words.ts';
import type { Guesses, Known } from './known.ts';
import type { Searched } from './search-request.ts';

export interface Dictionary {
  /** `lookUp` tells of the words that are not kept, where a statement that asks for more than them tells of all. */
  known(
    searched: Searched,
    tokens: readonly string[],
    isTurkish: boolean,
    lookUp?: () => Promise<ReadonlyMap<string, Known>>,
  ): Promise<ReadonlyMap<string, Known>>;
  /** `asked` are words and how many rows hold them. */
  guess(searched: Searched, asked: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, Guesses>>;
}

/**
 * Words by their keys; an answer is as large as these bounds, however large the dictionary. Words that were looked up in this
 * state of the catalogue are kept, since questions share theirs; `stateOf` names it, where somebody knows.
 */
export function createDictionary(database: Queries, stateOf: () => string | undefined = () => undefined): Dictionary {
  const ask = async <Answer>(statement: Statement, values: readonly (string | boolean)[]): Promise<readonly Answer[]> =>
    JSON.parse((await database.json(statement, values)) ?? '[]') as Answer[]; // as the statements make it
  const kept = createKeptWords(stateOf);
  return {
    known: (searched, tokens, isTurkish, lookUp) =>
      kept.of(
        `${searched}|${isTurkish}`,
        tokens,
        lookUp ??
          (async (unknown) =>
            knownOf(unknown, await ask<FoundWord>(KNOWN, [JSON.stringify(unknown), searched, isTurkish]))),
      ),
    guess: async (searched, asked) =>
      new Map(await ask<[string, Guesses]>(GUESS, [JSON.stringify(Object.fromEntries(asked)), searched])),
  };
}

/** A word that was asked for, one that may be found in its place or itself, and how many rows hold that. */
export type FoundWord = readonly [token: string, word: string, rows: number, named: number];

/** What is known of words, of all that was found in their places. */
export function knownOf(tokens: readonly string[], found: readonly FoundWord[]): ReadonlyMap<string, Known> {
  return new Map(
    tokens.map((token) => {
      const own = found.filter(([of]) => of === token);
      const [, , rows = 0, named = 0] = own.find(([, word]) => word === token) ?? [];
      const kin = new Map(
        own.flatMap(([, word, rows, named]) => (word === token ? [] : [[word, { word, rows, named }]])),
      );
      const best = [...kin.values()].sort((one, other) => other.rows - one.rows || (one.word < other.word ? -1 : 1));
      return [token, { rows, named, kin: best.slice(0, KIN) }];
    }),
  );
}

const KNOWN: Statement = {
  name: 'dictionary-known',
  text: `
    select ${FOUND_WORDS} from jsonb_array_elements_text($1::jsonb) token ${heldWords('$2::text', '$3::boolean')}`,
  keepsPlan: true,
};

/** `$1` says of each word how many rows hold it. */
const GUESS: Statement = {
  name: 'dictionary-guess',
  text: `
  select ${guessesOf('$2::text')}
  from (select key as token, value::integer as rows from jsonb_each_text($1::jsonb)) asked`,
  keepsPlan: true,
};
