import { type Kysely, sql } from 'kysely';

/**
 * What was erased, revoked or withdrawn, by hashes, for the log outside the database that a restore applies again. Rows are
 * added and never changed. Servers are notified, so that the log is written right after the commit. The log's own id stands in
 * the settings, so that a backup says which log belongs to it. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table revocation (
    revocation_id text collate "C" primary key,
    position bigint generated always as identity unique,
    kind text collate "C" not null,
    subject_hash text collate "C" not null,
    detail text not null,
    is_revoked boolean not null,
    created bigint not null
  )`,
  `create index revocation_created on revocation (created)`,
  `create function tell_revocation() returns trigger language plpgsql as $$
  begin
    perform pg_notify('revocation', '');
    return null;
  end $$`,
  `create trigger tell_revocation after insert on revocation for each statement execute function tell_revocation()`,
  `insert into setting (key, value) values ('revocations.logId', replace(gen_random_uuid()::text, '-', ''))
    on conflict do nothing`,
];
