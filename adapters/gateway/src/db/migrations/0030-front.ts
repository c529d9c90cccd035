import { type Kysely, sql } from 'kysely';

/**
 * What operators keep for the pages that visitors read (lights, promotions, links, pages), imports of it that lie ready,
 * reviews of products, and what people wrote to the organiser. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const tell = (table: string, ...branches: readonly string[]): string =>
  `create trigger tell_change after insert or update or delete or truncate on ${table} for each statement
   execute function tell_change(${branches.map((branch) => `'${branch}'`).join(', ')})`;

const STATEMENTS = [
  // Without foreign keys: what is imported anew keeps what was said of it.
  `create table operator_row (
    list text collate "C" not null,
    key text collate "C" not null,
    part text collate "C" not null,
    content jsonb not null,
    changed bigint not null,
    primary key (list, key, part)
  )`,
  tell('operator_row', 'cms', 'promotion', 'trafficLight'),
  `create table operator_import (
    import_id text collate "C" not null,
    place integer not null,
    content jsonb not null,
    staged bigint not null,
    primary key (import_id, place)
  )`,
  `create table product_review (
    review_id text collate "C" primary key,
    product_id text collate "C" not null,
    reviewer text not null,
    score smallint not null check (score between 1 and 5),
    content text not null,
    lang text collate "C" not null,
    images text[] not null,
    created bigint not null
  )`,
  `create index product_review_product on product_review (product_id, created desc, review_id)`,
  tell('product_review', 'score'),
  `create table feedback (
    feedback_id text collate "C" primary key,
    about text collate "C" not null check (about in ('supplier', 'service')),
    supplier_id text collate "C",
    kind text not null,
    content text not null,
    email text not null,
    lang text collate "C" not null,
    site_id integer not null,
    task_id text collate "C" not null unique,
    created bigint not null
  )`,
  `create index feedback_created on feedback (created desc, feedback_id)`,
  `create index feedback_email on feedback (lower(email))`,
];
