import { type Kysely, sql } from 'kysely';

/**
 * Reports to every process when the first person of a supplier joins or the last one leaves, because pages mark suppliers
 * that nobody answers for. Stores when a buyer is offered other suppliers, and how many suppliers a request for quotation
 * reached: known requests are counted by the range that their enquiries' tasks have in the index, so that the time depends
 * on the number of requests and not on the number of enquiries. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Runs for one row of a supplier's person or contact; buyers' accounts do not reach it. */
const createReport = (table: string, events: string, condition: string): string =>
  `create trigger tell_people_${events.split(' ')[0]} after ${events} on ${table} for each row
    when (${condition}) execute function tell_change('catalogue')`;

const STATEMENTS = [
  createReport('account', 'insert', `new.kind = 'supplier' and new.supplier_id is not null`),
  createReport(
    'account',
    'update of supplier_id, removed_at',
    `(old.supplier_id, old.removed_at) is distinct from (new.supplier_id, new.removed_at)`,
  ),
  createReport('account', 'delete', `old.supplier_id is not null`),
  createReport('supplier_contact', 'insert', `new.email <> ''`),
  createReport('supplier_contact', 'update of email', `(old.email = '') <> (new.email = '')`),
  createReport('supplier_contact', 'delete', `old.email <> ''`),

  // When the buyer is offered other suppliers if there is no answer, and when they were.
  `alter table enquiry add column offer_at bigint, add column offered_at bigint`,
  `create index enquiry_offer on enquiry (offer_at, enquiry_id)
    where part = 'waiting' and answered_at is null and offered_at is null and offer_at is not null`,

  `alter table rfq
    add column reached integer not null default 0,
    add column offer_at bigint,
    add column offered_at bigint`,
  `update rfq set reached = found.reached from (
    select rfq_id, (
      select count(*) from enquiry where task_id > request.rfq_id || '|' and task_id < request.rfq_id || '}'
    ) as reached
    from rfq request where exhibition_id is not null
  ) found where found.rfq_id = rfq.rfq_id and found.reached > 0`,
  `create index rfq_unanswered on rfq (created, rfq_id) where reached = 0 and not is_waiting and status = 0`,
  `create index rfq_offer on rfq (offer_at, rfq_id) where offered_at is null and offer_at is not null`,
];
