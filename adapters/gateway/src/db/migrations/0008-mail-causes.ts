import { type Kysely, sql } from 'kysely';

/** Says of each mail whether anybody at all could cause it, and forgets the words of those that have ended. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table outbox add column by_anybody boolean not null default true`,
  `create index outbox_by_anybody on outbox (lower(recipient), created) where by_anybody`,
  `update outbox set html = '', text = '' where state <> 'waiting'`,
];
