import { type Kysely, sql } from 'kysely';

/**
 * The life of a request for quotation: its version, the ended request that it follows, and who changed it, when and why. An
 * edit has the same status before and after. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table rfq
    add column version integer not null default 1,
    add column previous_rfq_id text collate "C"`,
  `create table rfq_transition (
    rfq_id text collate "C" not null references rfq on delete cascade,
    version integer not null,
    from_status smallint not null,
    to_status smallint not null,
    side text not null check (side in ('buyer', 'staff')),
    actor_id text collate "C" not null,
    reason text not null,
    created bigint not null,
    primary key (rfq_id, version)
  )`,
];
