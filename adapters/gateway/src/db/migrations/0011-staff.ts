import { type Kysely, sql } from 'kysely';

/** Who works for the organiser, and what they did. Times are epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table staff (
    staff_id text collate "C" primary key,
    name text not null,
    role text not null check (role in ('support', 'operator')),
    token_hash text collate "C" not null unique,
    task_id text collate "C" unique,
    created bigint not null,
    added_by text collate "C" references staff (staff_id),
    revoked bigint,
    revoked_by text collate "C" references staff (staff_id)
  )`,
  `create unique index staff_name on staff (lower(name)) where revoked is null`,
  `create table audit (
    audit_id bigint generated always as identity primary key,
    at bigint not null,
    staff_id text collate "C" not null references staff (staff_id),
    call text not null,
    object jsonb not null,
    reason text not null,
    request_id text not null
  )`,
  `create index audit_at on audit (at)`,
  `create function audit_stays() returns trigger language plpgsql as $$
  begin
    raise exception 'rows of the audit are not changed';
  end $$`,
  `create trigger audit_stays before update or delete on audit for each statement execute function audit_stays()`,
];
