import { type Kysely, sql } from 'kysely';

/** Files of messages. They go with their thread, whatever becomes of the account that sent them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table file
    add column enquiry_id text collate "C" references enquiry (enquiry_id) on delete cascade,
    drop constraint file_kind_check,
    drop constraint file_check,
    add constraint file_kind_check check (kind in ('rfq', 'image', 'thread')),
    add constraint file_thread check ((kind = 'thread') = (enquiry_id is not null)),
    add constraint file_owner check (visitor is not null or account_id is not null or enquiry_id is not null)`,
  `create index file_enquiry on file (enquiry_id) where enquiry_id is not null`,
];
