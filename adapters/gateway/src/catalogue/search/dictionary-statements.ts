import { NAME_PREFIX } from './lexemes.ts';

/**
 * A word that some rows hold may still be a misspelling of another word, if this many times as many rows hold that one.
 */
export const MIN_FREQUENCY_RATIO = 10;
/**
 * How many words of a stem are requested; an inflected word has far fewer, and these are enough of the frequent pairs
 * that contain a Han character.
 */
export const MAX_RELATED_WORDS = 40;
const MAX_COMPLETIONS = 20;
/** How many words with a prefix are read. */
const MAX_COMPLETIONS_SEEN = 2_000;
const MAX_SIMILAR = 40;

/**
 * How many rows hold a `word` of the previous table; no row if none do. PostgreSQL expects far more words of a stem
 * than there are. Without the offset it would read all counts into memory first, which takes a second for two million.
 */
const selectRowCount = (searched: string): string => `(
      select found_in from lexeme_count where searched = ${searched} and lexeme = word and found_in > 0 offset 0
    )`;

/**
 * For each `token` of the previous table, the words it may be found by: itself and words of its stem, with how many
 * rows hold them, and how many in their names. English and Arabic stems are always used, Turkish ones only for Turkish
 * users, where a word may come twice. The query runs for every word, so it is as simple as possible: its results are
 * sorted outside.
 *
 * A Turkish noun may end in letters that the stemmer takes for a suffix: "havlu", a towel, becomes "hav", a pile, while
 * "havlusu" and "havlular" become "havl". If other words have the stem "havl", it is used for the noun as well.
 */
export const selectWordForms = (searched: string, isTurkish: string): string => `
    cross join lateral (
      select token as word
      union all
      select word from word_key where word <> token and key in (
        '=e' || english_stem_of(token), '=a' || arabic_stem_of(token),
        case when ${isTurkish} then '=t' || case
          when length(turkish_stem_of(token)) < length(token) - 1 and token ~ '[aeiou]$'
            and exists (select from word_key own where own.key = '=t' || left(token, -1)) then left(token, -1)
          else turkish_stem_of(token)
        end end,
        case when length(token) = 1 then token end
      )
    ) chosen
    cross join lateral ${selectRowCount(searched)} counted
    cross join lateral (
      select coalesce((
        select found_in from lexeme_count where searched = ${searched} and lexeme = '${NAME_PREFIX}' || word
      ), 0) as named
    ) in_names`;

/** Words with their row counts as a JSON array, in the form of `FoundWord`. */
export const WORD_ROWS_JSON = `coalesce(json_agg(json_build_array(token, word, found_in, named)), '[]')::text`;

/** Up to `limit` words that at least `least` rows hold, as a JSON array. */
const selectFrequentWords = (
  searched: string,
  words: string,
  limit: number,
  { order = '', least = '1' } = {},
): string => `(
    select coalesce(json_agg(json_build_object('word', word, 'rows', found_in) order by ${order} found_in desc, word), '[]')
    from (
      select word, found_in${order === '' ? '' : ', shared'} from (${words}) chosen
      cross join lateral ${selectRowCount(searched)} counted
      where found_in >= ${least} order by ${order} found_in desc, word limit ${limit}
    ) found)`;

/** A longer word may have two typing errors. A swap of letters changes four trigrams, two other errors change six. */
const MAX_ERRORS = '(case when length(token) < 8 then 1 else 2 end)';

/**
 * For each `token` with its `rows`, candidates for corrections, as a JSON array; a token that rows hold may be a
 * misspelling of a far more frequent word.
 */
export const selectGuesses = (searched: string): string => `
  coalesce(json_agg(json_build_array(token, json_build_object('begun', ${selectFrequentWords(
    searched,
    `select lexeme as word from lexeme_count
       where searched = ${searched} and length(token) > 2 and lexeme > token and lexeme < token || chr(1114109)
       limit ${MAX_COMPLETIONS_SEEN}`,
    MAX_COMPLETIONS,
  )},
    'alike', ${selectFrequentWords(
      searched,
      `select word, count(*) as shared
       from generate_series(1, length(token)) place
         join word_key on key = substr(' ' || token || ' ', place, 3)
           and word_key.length between length(token) - ${MAX_ERRORS} and length(token) + ${MAX_ERRORS}
       where length(token) > case when rows = 0 then 3 else 4 end
       group by word having count(*) >= greatest(1, length(token) - 2 - 2 * ${MAX_ERRORS}) order by shared desc limit ${5 * MAX_SIMILAR}`,
      MAX_SIMILAR,
      { order: 'shared desc,', least: `greatest(1, ${MIN_FREQUENCY_RATIO} * rows)` },
    )},
    'rooted', ${selectFrequentWords(searched, `select word from word_key where key = '=r' || arabic_root_of(token)`, MAX_RELATED_WORDS)}
  ))), '[]')::text`;
