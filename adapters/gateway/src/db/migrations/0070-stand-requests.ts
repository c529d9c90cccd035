import { type Kysely, sql } from 'kysely';

/** Requests for a stand at an exhibition, by companies without an account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table stand_request (
    stand_request_id text collate "C" primary key,
    exhibition_id text collate "C" not null,
    company text not null,
    contact_name text not null,
    email text not null,
    mobile text not null,
    country_id text not null,
    area integer not null,
    product text not null,
    remark text not null,
    lang text not null,
    site_id integer not null,
    task_id text collate "C" not null unique,
    created bigint not null
  )`,
  'create index stand_request_created on stand_request (created)',
  'create index stand_request_exhibition on stand_request (exhibition_id, created)',
  'create index stand_request_email on stand_request (lower(email))',
];
