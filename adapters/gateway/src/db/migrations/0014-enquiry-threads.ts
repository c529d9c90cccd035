import { type Kysely, sql } from 'kysely';

/**
 * What buyer and supplier write to each other about an enquiry, and where it stands. What was sent before is the first
 * message of its thread. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table enquiry
    add column account_id text collate "C" references account (account_id) on delete set null,
    add column state text not null default 'new' check (state in ('new', 'read', 'answered', 'closed', 'spam')),
    add column state_reason text,
    add column delivered_at bigint,
    add column read_at bigint,
    add column answered_at bigint,
    add column closed_at bigint,
    add column closed_by text check (closed_by in ('buyer', 'supplier')),
    add column last_at bigint not null default 0,
    add column waits_since bigint,
    add column last_position integer not null default 1,
    add column last_side text not null default 'buyer' check (last_side in ('buyer', 'supplier')),
    add column buyer_read integer not null default 1,
    add column supplier_read integer not null default 0,
    add column buyer_seen_at bigint,
    add column supplier_seen_at bigint,
    add column buyer_shares boolean not null default false,
    add column supplier_shares boolean not null default false`,
  // What is verified already counts as delivered, so that suppliers find it in their inbox; nobody is mailed for it.
  `update enquiry set last_at = coalesce(verified_at, created), delivered_at = verified_at, waits_since = verified_at`,
  `create table message (
    message_id text collate "C" primary key,
    enquiry_id text collate "C" not null references enquiry (enquiry_id) on delete cascade,
    position integer not null,
    side text not null check (side in ('buyer', 'supplier')),
    account_id text collate "C" references account (account_id) on delete set null,
    author text not null,
    text text not null,
    created bigint not null,
    read_at bigint,
    task_id text collate "C" unique,
    unique (enquiry_id, position)
  )`,
  `insert into message (message_id, enquiry_id, position, side, account_id, author, text, created, read_at, task_id)
    select enquiry_id, enquiry_id, 1, 'buyer', null, '', content, created, null, null from enquiry`,
  // The part of the supplier's inbox that it stands in, so that counting and paging are each one look into an index.
  `alter table enquiry add column part text collate "C" generated always as (case
    when delivered_at is null then null when state in ('closed', 'spam') then state
    when waits_since is null then 'answered' else 'waiting' end) stored`,
  `create index enquiry_waiting on enquiry (supplier_id, waits_since, enquiry_id) where part = 'waiting'`,
  `create index enquiry_inbox on enquiry (supplier_id, part, last_at desc, enquiry_id) where part is not null`,
  `create index enquiry_account on enquiry (account_id, last_at desc, enquiry_id) where account_id is not null`,
  // Of guests, who may have an account of the same address.
  `create index enquiry_guest on enquiry (lower(email), last_at desc, enquiry_id)
    where account_id is null and verified_at is not null`,
  `create index enquiry_unverified on enquiry (created) where verified_at is null`,
  // A link that comes too late is told so, though its enquiry is gone.
  `alter table enquiry_verification drop constraint enquiry_verification_enquiry_id_fkey`,
];
