import { type Kysely, sql } from 'kysely';

/** Replies that the members of a supplier share. Times are epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Without a foreign key: a supplier that is imported again keeps its replies.
  `create table saved_reply (
    reply_id text collate "C" primary key,
    supplier_id text collate "C" not null,
    title text not null,
    text text not null,
    version integer not null,
    change_task text collate "C" not null,
    changed bigint not null,
    removed_at bigint
  )`,
  'create index saved_reply_supplier on saved_reply (supplier_id) where removed_at is null',
  'create index saved_reply_removed on saved_reply (removed_at) where removed_at is not null',
];
