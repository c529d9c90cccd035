import { type Kysely, sql } from 'kysely';

/**
 * Suppliers' company pictures, and a change of logo and pictures that waits for an operator, or how it was decided (D-97).
 * The last one of each supplier is stored. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table supplier add column images text[] not null default '{}'`,
  `create table profile_picture_change (
    supplier_id text collate "C" primary key,
    state text not null check (state in ('waiting', 'refused', 'accepted')),
    logo text not null,
    images text[] not null,
    since bigint not null,
    settled_at bigint,
    reason text not null default '',
    task_id text
  )`,
  `create index profile_picture_change_waiting on profile_picture_change (since, supplier_id) where state = 'waiting'`,
];
