import { type Kysely, sql } from 'kysely';

/**
 * The words by which the support desk finds a person, with the trigrams by which it finds a misspelt one, and phone numbers
 * by their last digits. A trigger keeps the words, so that whatever writes a registration brings its words along; they go with
 * the registration. For the organiser: what was searched for in vain, and records found by the keys of import files.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** As `toSearchedWords` of `core/src/preregistration/person-query.ts`. */
const SEPARATORS = `[\\s@.,;:/()&"+_|]+`;
/** A longer word is not a name, and is found by its start. */
const MAX_LENGTH = 60;

const STATEMENTS = [
  `create table registration_word (
    word text collate "C" not null,
    registration_id text collate "C" not null references preregistration on delete cascade,
    primary key (word, registration_id)
  )`,
  'create index registration_word_of on registration_word (registration_id)',
  // Not unique: transactions that add the same new word at once would wait for each other, and might lock each other out.
  `create table registration_word_key (
    key text collate "C" not null,
    length smallint not null,
    word text collate "C" not null
  )`,
  'create index registration_word_key_word on registration_word_key (key, length, word)',
  'create index registration_word_key_of on registration_word_key (word)',

  `create function words_of_registration(searched text) returns table (registration_id text, word text)
    language sql stable as $$
    select distinct registration.registration_id, left(part, ${MAX_LENGTH}) from preregistration registration,
      regexp_split_to_table(registration.search_text || ' ' || lower(registration.badge_no), '${SEPARATORS}') part
    where registration.registration_id = searched and part <> ''
  $$`,
  // Words that stay are not deleted, so that their trigrams stay too.
  `create function update_registration_words(changed text) returns void language sql as $$
    insert into registration_word (word, registration_id)
    select word, registration_id from words_of_registration(changed) on conflict do nothing;
    delete from registration_word where registration_id = changed
      and not exists (select from words_of_registration(changed) own where own.word = registration_word.word);
    insert into registration_word_key (key, length, word)
    select substr(' ' || word || ' ', place, 3), length(word), word
    from registration_word, generate_series(1, length(word)) place
    where registration_id = changed and length(word) > 2
      and not exists (select from registration_word_key known where known.word = registration_word.word)
  $$`,
  `create function keep_registration_words() returns trigger language plpgsql as $$
  begin
    perform update_registration_words(new.registration_id);
    return null;
  end $$`,
  `create function drop_registration_words() returns trigger language plpgsql as $$
  begin
    delete from registration_word_key where word in (select word from gone)
      and not exists (select from registration_word known where known.word = registration_word_key.word);
    return null;
  end $$`,
  `create trigger drop_registration_words after delete on registration_word referencing old table as gone
    for each statement execute function drop_registration_words()`,
  'select update_registration_words(registration_id) from preregistration',
  `create trigger add_registration_words after insert on preregistration
    for each row execute function keep_registration_words()`,
  `create trigger keep_registration_words after update of search_text, badge_no on preregistration
    for each row when ((old.search_text, old.badge_no) is distinct from (new.search_text, new.badge_no))
    execute function keep_registration_words()`,

  // What was searched for in vain, by day (UTC).
  `create table empty_search (
    day text collate "C" not null,
    keyword text collate "C" not null,
    searches integer not null,
    primary key (day, keyword)
  )`,

  'create index preregistration_number on preregistration (reverse(contact_number) collate "C")',
  'create index import_key_external on import_key (external_key)',
];
