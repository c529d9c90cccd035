import { type Kysely, sql } from 'kysely';

/**
 * What a buyer does with the account as a whole: by which key its password was last changed, so that a repeat whose answer
 * was lost is told that it is done; codes that open an archive; receipts of erasures, which tell nothing of whose. Times are
 * epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table account add column password_key text collate "C"`,
  `alter table one_time_code drop constraint one_time_code_purpose_check,
    add constraint one_time_code_purpose_check check (purpose in ('reset', 'export'))`,
  `create table erasure (
    key_hash text collate "C" primary key,
    receipt jsonb not null,
    erased bigint not null
  )`,
];
