import { type Kysely, sql } from 'kysely';

/** What an account holds besides its address; sessions, one-time codes and tries to log in. Times are epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table account
    add column password_hash text,
    add column nickname text not null default '',
    add column company text not null default '',
    add column country_id text collate "C",
    add column tag_codes jsonb not null default '[]',
    add column product_name text not null default '',
    add column contact_id text collate "C" not null default replace(gen_random_uuid()::text, '-', ''),
    add column verified_at bigint,
    add column register_key text collate "C"`,
  `create unique index account_contact on account (contact_id)`,
  `create table purchase_info (
    account_id text collate "C" primary key references account (account_id) on delete cascade,
    purchase_amount text not null default '',
    annual_turnover text not null default '',
    import_from_china text not null default '',
    annual_china_import text not null default '',
    company_website text not null default '',
    job_title text not null default ''
  )`,
  `create table buyer_session (
    token_hash text collate "C" primary key,
    account_id text collate "C" not null references account (account_id) on delete cascade,
    source text not null check (source in ('login', 'register')),
    visitor text collate "C",
    created bigint not null,
    expires bigint not null
  )`,
  `create index buyer_session_account on buyer_session (account_id, visitor)`,
  `create index buyer_session_created on buyer_session (created)`,
  `create table supplier_session (
    token_hash text collate "C" primary key,
    account_id text collate "C" not null references account (account_id) on delete cascade,
    created bigint not null,
    expires bigint not null
  )`,
  `create index supplier_session_account on supplier_session (account_id)`,
  `create table one_time_code (
    hash text collate "C" primary key,
    purpose text not null check (purpose in ('reset')),
    subject text collate "C" not null,
    created bigint not null,
    expires bigint not null,
    used_at bigint,
    used_key text collate "C"
  )`,
  `create index one_time_code_subject on one_time_code (subject, purpose, created)`,
  `create table login_attempt (
    key text collate "C" primary key,
    failures integer not null,
    blocked_until bigint not null,
    last bigint not null
  )`,
];
