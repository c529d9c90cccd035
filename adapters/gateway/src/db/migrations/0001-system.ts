import { type Kysely, sql } from 'kysely';

/** Accounts, idempotency, signatures' nonces, outbox, counters and enquiries. Times are epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table setting (key text primary key, value text not null)`,
  `create table account (
    account_id text collate "C" primary key,
    email text not null,
    kind text not null check (kind in ('buyer', 'supplier')),
    created bigint not null
  )`,
  `create unique index account_email on account (lower(email))`,
  `create table idempotency (
    scope text collate "C" not null,
    key text collate "C" not null,
    fingerprint text not null,
    response text,
    created bigint not null,
    primary key (scope, key)
  )`,
  `create index idempotency_created on idempotency (created)`,
  `create table nonce (
    key_id text collate "C" not null,
    nonce text collate "C" not null,
    expires bigint not null,
    primary key (key_id, nonce)
  )`,
  `create index nonce_expires on nonce (expires)`,
  `create table outbox (
    outbox_id bigint generated always as identity primary key,
    dedupe_key text collate "C" not null unique,
    recipient text not null,
    subject text not null,
    html text not null,
    text text not null,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
    attempts integer not null default 0,
    due bigint not null,
    created bigint not null,
    sent_at bigint,
    last_error text,
    request_id text not null
  )`,
  `create index outbox_due on outbox (due) where state = 'waiting'`,
  `create index outbox_recipient on outbox (lower(recipient), outbox_id desc)`,
  `create table daily_count (
    scope text collate "C" not null,
    day text collate "C" not null,
    used integer not null,
    primary key (scope, day)
  )`,
  `create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  `create table enquiry (
    enquiry_id text collate "C" primary key,
    type text not null check (type in ('product', 'supplier')),
    target_id text collate "C" not null,
    supplier_id text collate "C" not null,
    content text not null,
    email text not null,
    quantity integer,
    exhibition_id text collate "C",
    promotion_id text collate "C",
    source integer not null,
    lang text not null,
    site_id integer not null,
    visitor text,
    address text not null,
    task_id text collate "C" not null unique,
    created bigint not null,
    verified_at bigint
  )`,
  `create index enquiry_supplier on enquiry (supplier_id, created desc)`,
  `create index enquiry_email on enquiry (lower(email), created desc)`,
  `create table enquiry_verification (
    token_hash text collate "C" primary key,
    enquiry_id text collate "C" not null references enquiry (enquiry_id) on delete cascade,
    expires bigint not null,
    used_at bigint
  )`,
];
