import { type Kysely, sql } from 'kysely';

/** What buyers follow. `since` is epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Without a foreign key to products and suppliers: one that is hidden or imported anew is followed again when it is back.
  `create table follow (
    account_id text collate "C" not null references account on delete cascade,
    type text collate "C" not null check (type in ('goods', 'supplier')),
    target_id text collate "C" not null,
    since bigint not null,
    primary key (account_id, type, target_id)
  )`,
  'create index follow_latest on follow (account_id, type, since desc, target_id)',
];
