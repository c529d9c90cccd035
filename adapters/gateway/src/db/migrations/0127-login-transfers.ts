import { type Kysely, sql } from 'kysely';

/** Codes that carry a login to another host, and the sessions of one login on several hosts, which end together. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table login_transfer (
    hash text collate "C" primary key,
    session_hash text collate "C" not null references buyer_session (token_hash) on delete cascade,
    created bigint not null,
    expires bigint not null,
    used_at bigint
  )`,
  'create index login_transfer_session on login_transfer (session_hash)',
  'create index login_transfer_expires on login_transfer (expires)',
  'alter table buyer_session add column family text collate "C"',
  'create index buyer_session_family on buyer_session (family) where family is not null',
];
