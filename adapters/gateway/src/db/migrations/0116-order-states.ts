import { type Kysely, sql } from 'kysely';

/**
 * What became of an order, who decided it and why, and the enquiry whose thread has its messages. Orders that were stored
 * before are undecided and have no thread: one that is opened for them now would count as waiting for a reply since then.
 * Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table goods_order
    add column state text collate "C" not null default 'received'
      check (state in ('received', 'confirmed', 'declined', 'cancelled')),
    add column version integer not null default 1,
    add column state_at bigint,
    add column state_by text collate "C" references account on delete set null,
    add column reason text not null default '',
    add column enquiry_id text collate "C" references enquiry (enquiry_id) on delete set null,
    add check ((state = 'received') = (state_at is null))`,
  'create index goods_order_in_state on goods_order (supplier_id, state, created desc, order_no)',
  'create index goods_order_decided on goods_order (state_by) where state_by is not null',
  'create unique index goods_order_thread on goods_order (enquiry_id) where enquiry_id is not null',
];
