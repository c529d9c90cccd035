import { type Kysely, sql } from 'kysely';

/**
 * What suppliers change in the name, pictures or category of a product and an operator has to look at. One row a product:
 * what waits, or how it ended last. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table product_change (
    product_id text collate "C" primary key,
    supplier_id text collate "C" not null references supplier (id),
    state text not null check (state in ('waiting', 'refused', 'withdrawn', 'accepted')),
    is_new boolean not null,
    change jsonb not null,
    version integer not null,
    since bigint not null,
    settled_at bigint,
    reason text not null default '',
    task_id text
  )`,
  `create index product_change_waiting on product_change (since, product_id) where state = 'waiting'`,
];
