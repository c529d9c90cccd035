import { type Kysely, sql } from 'kysely';

/**
 * A dictionary of the words that the catalogue is found by: under each key the words that share it. Keys are stems (marked
 * by "="), the trigrams by which a misspelt word is found, and the single signs of Han writing. A trigger on `lexeme_count`
 * keeps it, so that whatever writes words brings their keys along. A database that is there already gets the keys of its
 * words here; its search vectors stay as they are.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [TABLE, ...STEMS, KEEP, TRIGGER, FILL]) await sql.raw(statement).execute(database);
}

/** `length` is the word's, so that a look-up by trigrams reads none that is much longer or shorter. */
const TABLE = `
  create table word_key (
    key text collate "C" not null,
    length smallint not null,
    word text collate "C" not null,
    primary key (key, length, word)
  )`;

const IS_LATIN = `word ~ '^[a-z]{3,}$'`;
const IS_ARABIC = `word ~ '^[\\u0620-\\u064a]{3,}$'`;

const ENGLISH = `coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word)`;

/** Words are stored without accents; Turkish is stemmed as it is then written, by its plural, possessive and "-li". */
const TURKISH_BASE = `regexp_replace(
    regexp_replace(word, '(?<=^.{3,})(l[ae]r)?(l[iu]|s[iu]|[iu])?(n[iu]n)?$', ''), '(?<=^.{3,})[iu]$', '')`;
/** A last letter softens before an ending: "iplik" and "ipliği", "kitap" and "kitabı". */
const TURKISH = `regexp_replace(regexp_replace(regexp_replace(
    ${TURKISH_BASE}, '(?<=^.{3,})g$', 'k'), '(?<=^.{3,})b$', 'p'), '(?<=^.{3,})d$', 't')`;

/** Light stemming: endings of plurals, women's forms and adjectives go, and "for the" before the word. */
const ARABIC = `regexp_replace(
    regexp_replace(word, '^لل(?=.{3})', ''), '(?<=^.{3,})(يات|ات|ان|ون|ين|يه|ية|ها|ة|ه|ي)$', '')`;

/** Words of three and more consonants that share them, as a plural does that changes within the word. */
const ARABIC_ROOT = `substring(regexp_replace(${ARABIC}, '[اويء]', '', 'g') from '^.{3,}$')`;

/** One expression each, so that the planner writes it into the statement that calls it. All are null for other scripts. */
const stem = (name: string, condition: string, expression: string): string => `
  create function ${name}(word text) returns text language sql immutable parallel safe as $$
    select case when ${condition} then ${expression} end
  $$`;
const STEMS = [
  stem('english_stem_of', IS_LATIN, ENGLISH),
  stem('turkish_stem_of', IS_LATIN, TURKISH),
  stem('arabic_stem_of', IS_ARABIC, ARABIC),
  stem('arabic_root_of', IS_ARABIC, ARABIC_ROOT),
];

const HAN = '[\\u3400-\\u9fff]';

const keysOf = (words: string): string => `
  insert into word_key (key, length, word)
  with words as materialized (
    select distinct lexeme as word, length(lexeme) as length from ${words} where lexeme <> '' and lexeme !~ '[0-9.:]'
  )
  select substr(' ' || word || ' ', place, 3), length, word from words, generate_series(1, length) place
  where length > 2 and word !~ '${HAN}'
  union all
  select key, length, word from words, lateral (values
    ('=e' || english_stem_of(word)), ('=t' || turkish_stem_of(word)), ('=a' || arabic_stem_of(word)),
    ('=r' || arabic_root_of(word))
  ) stems (key) where key is not null
  union all
  select key, length, word from words, regexp_split_to_table(word, '') key where length = 2 and word ~ '^${HAN}{2}$'
  on conflict do nothing`;

const KEEP = `
  create function keep_word_keys() returns trigger language plpgsql as $$
  begin
    ${keysOf('come')};
    return null;
  end $$`;

const TRIGGER = `
  create trigger keep_word_keys after insert on lexeme_count referencing new table as come
  for each statement execute function keep_word_keys()`;

const FILL = keysOf('lexeme_count');
