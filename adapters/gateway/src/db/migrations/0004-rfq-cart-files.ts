import { type Kysely, sql } from 'kysely';

/** Files that people send, requests for quotation, and carts of buyers. Times are epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table file (
    file_id text collate "C" primary key,
    kind text not null check (kind in ('rfq', 'image')),
    visitor text collate "C",
    account_id text collate "C" references account (account_id) on delete cascade,
    name text not null,
    content_type text not null,
    size integer not null,
    is_private boolean not null,
    fingerprint text collate "C" not null,
    task_id text collate "C" not null unique,
    created bigint not null,
    adopted_by text collate "C",
    adopted_at bigint,
    position smallint not null default 0,
    check (visitor is not null or account_id is not null)
  )`,
  `create index file_unadopted on file (created) where adopted_by is null`,
  `create index file_adopted on file (adopted_by, position) where adopted_by is not null`,
  `create table rfq (
    rfq_id text collate "C" primary key,
    account_id text collate "C" not null references account (account_id) on delete cascade,
    description text not null,
    question text,
    email text not null,
    cate_and_tag jsonb,
    quantity integer,
    unit text,
    country_id text collate "C",
    exhibition_id text collate "C",
    product_id text collate "C",
    source integer not null,
    status integer not null default 0,
    lang text not null,
    site_id integer not null,
    task_id text collate "C" not null unique,
    created bigint not null
  )`,
  `create index rfq_account on rfq (account_id, created desc, rfq_id)`,
  `create table cart_product (
    account_id text collate "C" not null references account (account_id) on delete cascade,
    product_id text collate "C" not null,
    added bigint not null,
    primary key (account_id, product_id)
  )`,
];
