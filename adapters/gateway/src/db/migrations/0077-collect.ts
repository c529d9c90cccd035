import { type Kysely, sql } from 'kysely';

/** What buyers collect at exhibitions: products and exhibitors. `since` is epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Without a foreign key to exhibitions and products: what is imported anew is collected still.
  `create table collected (
    account_id text collate "C" not null references account on delete cascade,
    exhibition_id text collate "C" not null,
    type text collate "C" not null check (type in ('goodsSpu', 'exhibitor')),
    target_id text collate "C" not null,
    since bigint not null,
    primary key (account_id, exhibition_id, type, target_id)
  )`,
];
