import type { Queries } from '../../db/database.ts';
import type { Statement } from '../../db/statement.ts';
import type { Searched } from './search.ts';

/** A word that some rows hold. */
export interface HeldWord {
  readonly word: string;
  /** By so many rows. */
  readonly rows: number;
}

/** What the catalogue knows of a word that was typed. */
export interface Known {
  /** How many rows hold it as it was typed. */
  readonly rows: number;
  /** Words of the same stem, the most frequent first; for one sign of Han writing the pairs it stands in. */
  readonly kin: readonly HeldWord[];
}

/** What may have been meant by a word that is not known, or hardly. */
export interface Guesses {
  /** Words that begin so. */
  readonly begun: readonly HeldWord[];
  /** Words that share trigrams, those that share most first. */
  readonly alike: readonly HeldWord[];
  /** Arabic words of the same consonants. */
  readonly rooted: readonly HeldWord[];
}

export interface Dictionary {
  known(searched: Searched, tokens: readonly string[], isTurkish: boolean): Promise<ReadonlyMap<string, Known>>;
  guess(searched: Searched, tokens: readonly string[]): Promise<ReadonlyMap<string, Guesses>>;
}

/** How many words of a stem are asked for; an ending has far fewer, and a Han sign stands in so many frequent pairs. */
const KIN = 40;
const BEGUN = 20;
/** As many words of a beginning are looked at. */
const BEGUN_SEEN = 2_000;
const ALIKE = 40;

/** Words by their keys; an answer is as large as these bounds, however large the dictionary. */
export function createDictionary(database: Queries): Dictionary {
  const ask = async <Answer>(
    statement: Statement,
    values: readonly (string | boolean)[],
  ): Promise<Map<string, Answer>> =>
    new Map(JSON.parse((await database.json(statement, values)) ?? '[]') as [string, Answer][]);
  return {
    known: (searched, tokens, isTurkish) => ask(KNOWN, [JSON.stringify(tokens), searched, isTurkish]),
    guess: (searched, tokens) => ask(GUESS, [JSON.stringify(tokens), searched]),
  };
}

const held = (words: string, limit: number, order = ''): string => `(
    select coalesce(json_agg(json_build_object('word', word, 'rows', found_in) order by ${order} found_in desc, word), '[]')
    from (
      select word, found_in${order === '' ? '' : ', shared'} from (${words}) chosen
      join lexeme_count on searched = $2::text and lexeme = word
      where found_in > 0 order by ${order} found_in desc, word limit ${limit}
    ) found)`;

const answering = (parts: string): string => `
  select coalesce(json_agg(json_build_array(token, json_build_object(${parts}))), '[]')::text
  from jsonb_array_elements_text($1::jsonb) token`;

/** English and Arabic stems always, Turkish ones for a reader of Turkish. */
const KNOWN: Statement = {
  name: 'dictionary-known',
  text: answering(`
    'rows', coalesce((select found_in from lexeme_count where searched = $2::text and lexeme = token), 0),
    'kin', ${held(
      `select distinct word from word_key where key in (
         '=e' || english_stem_of(token), '=a' || arabic_stem_of(token),
         case when $3::boolean then '=t' || turkish_stem_of(token) end,
         case when length(token) = 1 then token end
       )`,
      KIN,
    )}`),
  keepsPlan: true,
};

const GUESS: Statement = {
  name: 'dictionary-guess',
  text: answering(`
    'begun', ${held(
      `select lexeme as word from lexeme_count
       where searched = $2::text and length(token) > 2 and lexeme > token and lexeme < token || chr(1114109)
       limit ${BEGUN_SEEN}`,
      BEGUN,
    )},
    'alike', ${held(
      `select word, count(*) as shared
       from generate_series(1, length(token)) place
         cross join lateral (values (case when length(token) < 8 then 1 else 2 end)) allowed (errors)
         join word_key on key = substr(' ' || token || ' ', place, 3)
           and word_key.length between length(token) - errors and length(token) + errors
       where length(token) > 3
       group by word, errors having count(*) >= greatest(1, length(token) - 4 * errors) order by shared desc limit ${5 * ALIKE}`,
      ALIKE,
      'shared desc,',
    )},
    'rooted', ${held(`select word from word_key where key = '=r' || arabic_root_of(token)`, KIN)}`),
  keepsPlan: true,
};
