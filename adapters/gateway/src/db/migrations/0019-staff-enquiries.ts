import { type Kysely, sql } from 'kysely';

/**
 * What staff need to see to it that enquiries are answered: those that nobody ever answered in the order of their waiting,
 * and which were handed to another supplier. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create index enquiry_unanswered on enquiry (waits_since, enquiry_id) where part = 'waiting' and answered_at is null`,
  // How often; mails of each time have names of their own.
  `alter table enquiry add column reassigned integer not null default 0`,
  // By the action, so that one that is sent again does not undo a later one.
  `create table enquiry_reassignment (
    task_id text collate "C" primary key,
    enquiry_id text collate "C" not null references enquiry (enquiry_id) on delete cascade,
    from_supplier text collate "C" not null,
    to_supplier text collate "C" not null,
    at bigint not null
  )`,
  `create index enquiry_reassignment_enquiry on enquiry_reassignment (enquiry_id)`,
];
