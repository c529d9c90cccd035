import { type Kysely, sql } from 'kysely';

/** Who answers for a supplier, and how it is reached. Times are epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table account
    add column supplier_id text collate "C",
    add column supplier_right text check (supplier_right in ('answer', 'manage')),
    add column lang text not null default 'en',
    add column removed_at bigint`,
  `create index account_supplier on account (supplier_id) where supplier_id is not null`,
  // Without a foreign key: a supplier that is imported anew keeps its people.
  `create table supplier_contact (
    supplier_id text collate "C" primary key,
    email text not null,
    lang text not null,
    time_zone text not null,
    changed bigint not null
  )`,
  `create table invitation (
    invitation_id text collate "C" primary key,
    token_hash text collate "C" not null unique,
    supplier_id text collate "C" not null,
    email text not null,
    supplier_right text not null check (supplier_right in ('answer', 'manage')),
    lang text not null,
    invited_by text collate "C" not null,
    task_id text collate "C" unique,
    created bigint not null,
    expires bigint not null,
    used_at bigint,
    used_key text collate "C",
    ended_at bigint
  )`,
  `create index invitation_supplier on invitation (supplier_id, created)`,
  `create unique index invitation_open on invitation (supplier_id, lower(email)) where used_at is null and ended_at is null`,
];
