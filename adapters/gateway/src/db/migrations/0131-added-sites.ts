import { type Kysely, sql } from 'kysely';

/** The sites of countries that an organiser adds to the shipped ones. Every process has them in memory. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table added_site (
    site_id integer primary key,
    name text collate "C" not null unique,
    abbr text collate "C" not null unique,
    lang text not null,
    country_id text not null,
    created bigint not null,
    created_by text not null
  )`,
  'alter table import_batch drop constraint import_batch_kind_check',
  `alter table import_batch add constraint import_batch_kind_check check (kind in
    ('category', 'supplier', 'product', 'exhibition', 'exhibitor', 'registration', 'invitation', 'site'))`,
  `create trigger tell_change after insert or update or delete or truncate on added_site for each statement
    execute function tell_change('site')`,
];
