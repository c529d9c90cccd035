import { type Kysely, sql } from 'kysely';

/**
 * Links that set the first password of an account, and the links of registrations that were withdrawn: only their
 * SHA-256, so that a page opened by such a link can say what became of the registration.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table one_time_code drop constraint one_time_code_purpose_check,
    add constraint one_time_code_purpose_check check (purpose in ('reset', 'export', 'confirm', 'init'))`,
  `create table withdrawn_registration (
    token_hash text collate "C" primary key,
    exhibition_id text collate "C" not null,
    created bigint not null
  )`,
  'create index withdrawn_registration_created on withdrawn_registration (created)',
];
