import type { Queries } from '../../db/database.ts';
import type { Statement } from '../../db/statement.ts';
import { createKeptWords } from './kept-words.ts';
import type { Guesses, Known } from './known.ts';
import { NAME_PREFIX } from './lexemes.ts';
import type { Searched } from './search.ts';

export interface Dictionary {
  known(searched: Searched, tokens: readonly string[], isTurkish: boolean): Promise<ReadonlyMap<string, Known>>;
  /** `asked` are words and how many rows hold them. */
  guess(searched: Searched, asked: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, Guesses>>;
}

/** A word that some rows hold is misspelt there too where so many times as many hold another. */
export const FAR_MORE = 10;
/** How many words of a stem are asked for; an ending has far fewer, and a Han sign stands in so many frequent pairs. */
const KIN = 40;
const BEGUN = 20;
/** As many words of a beginning are looked at. */
const BEGUN_SEEN = 2_000;
const ALIKE = 40;

/**
 * Words by their keys; an answer is as large as these bounds, however large the dictionary. Words that were looked up in this
 * state of the catalogue are kept, since questions share theirs; `stateOf` names it, where somebody knows.
 */
export function createDictionary(database: Queries, stateOf: () => string | undefined = () => undefined): Dictionary {
  const ask = async <Answer>(statement: Statement, values: readonly (string | boolean)[]): Promise<readonly Answer[]> =>
    JSON.parse((await database.json(statement, values)) ?? '[]') as Answer[]; // as the statements make it
  const kept = createKeptWords(stateOf);
  return {
    known: (searched, tokens, isTurkish) =>
      kept.of(`${searched}|${isTurkish}`, tokens, async (unknown) =>
        knownOf(unknown, await ask<FoundWord>(KNOWN, [JSON.stringify(unknown), searched, isTurkish])),
      ),
    guess: async (searched, asked) =>
      new Map(await ask<[string, Guesses]>(GUESS, [JSON.stringify(Object.fromEntries(asked)), searched])),
  };
}

/** A word that was asked for, one that may be found in its place or itself, and how many rows hold that. */
type FoundWord = readonly [token: string, word: string, rows: number, named: number];

function knownOf(tokens: readonly string[], found: readonly FoundWord[]): ReadonlyMap<string, Known> {
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

const rowsOf = (lexeme: string): string =>
  `coalesce((select found_in from lexeme_count where searched = $2::text and lexeme = ${lexeme}), 0)`;

/**
 * English and Arabic stems always, Turkish ones for a reader of Turkish. It is asked of every word, so it is as plain as can
 * be: what it finds is put in order outside.
 */
const KNOWN: Statement = {
  name: 'dictionary-known',
  text: `
    select coalesce(json_agg(json_build_array(token, word, found_in, ${rowsOf(`'${NAME_PREFIX}' || word`)})), '[]')::text
    from jsonb_array_elements_text($1::jsonb) token
    cross join lateral (
      select token as word
      union all
      select word from word_key where key in (
        '=e' || english_stem_of(token), '=a' || arabic_stem_of(token),
        case when $3::boolean then '=t' || turkish_stem_of(token) end,
        case when length(token) = 1 then token end
      )
    ) chosen
    join lexeme_count on searched = $2::text and lexeme = word
    where found_in > 0`,
  keepsPlan: true,
};

/** Up to `limit` words that rows hold, as a JSON array; so many rows at the least. */
const held = (words: string, limit: number, { order = '', least = '1' } = {}): string => `(
    select coalesce(json_agg(json_build_object('word', word, 'rows', found_in) order by ${order} found_in desc, word), '[]')
    from (
      select word, found_in${order === '' ? '' : ', shared'} from (${words}) chosen
      join lexeme_count on searched = $2::text and lexeme = word
      where found_in >= ${least} order by ${order} found_in desc, word limit ${limit}
    ) found)`;

/** A longer word may have two typing errors. One that swaps letters spoils four trigrams, two of other kinds six. */
const ERRORS = '(case when length(token) < 8 then 1 else 2 end)';

/** `$1` says of each word how many rows hold it: it may be a misspelling of far more frequent ones. */
const GUESS: Statement = {
  name: 'dictionary-guess',
  text: `
  select coalesce(json_agg(json_build_array(token, json_build_object('begun', ${held(
    `select lexeme as word from lexeme_count
       where searched = $2::text and length(token) > 2 and lexeme > token and lexeme < token || chr(1114109)
       limit ${BEGUN_SEEN}`,
    BEGUN,
  )},
    'alike', ${held(
      `select word, count(*) as shared
       from generate_series(1, length(token)) place
         join word_key on key = substr(' ' || token || ' ', place, 3)
           and word_key.length between length(token) - ${ERRORS} and length(token) + ${ERRORS}
       where length(token) > case when rows = '0' then 3 else 4 end
       group by word having count(*) >= greatest(1, length(token) - 2 - 2 * ${ERRORS}) order by shared desc limit ${5 * ALIKE}`,
      ALIKE,
      { order: 'shared desc,', least: `greatest(1, ${FAR_MORE} * rows::integer)` },
    )},
    'rooted', ${held(`select word from word_key where key = '=r' || arabic_root_of(token)`, KIN)}
  ))), '[]')::text
  from jsonb_each_text($1::jsonb) asked (token, rows)`,
  keepsPlan: true,
};
