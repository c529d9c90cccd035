import { type Kysely, sql } from 'kysely';

/** Each text that operators wrote to a page, and when; those that are there already are the first versions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table page_version (
    key text not null,
    lang text not null,
    content jsonb not null,
    written bigint not null,
    primary key (key, lang, written)
  )`.execute(database);
  await sql`
    insert into page_version (key, lang, content, written)
    select key, part, content, changed from operator_row where list = 'page'`.execute(database);
}
