import { type Kysely, sql } from 'kysely';

/**
 * Which member of a supplier's team answers an enquiry, and indexes for what the home page of a supplier counts.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  'alter table enquiry add column assigned_to text collate "C" references account on delete set null',
  `create index enquiry_assigned on enquiry (assigned_to, part, last_at desc, enquiry_id)
    where assigned_to is not null`,
  // Accounts are removed by colleagues and after a restore. Whoever is invited again starts without enquiries.
  `create function unassign_enquiries() returns trigger language plpgsql as $$
  begin
    update enquiry set assigned_to = null where assigned_to = new.account_id;
    return null;
  end $$`,
  `create trigger unassign_enquiries after update of removed_at on account for each row
    when (new.removed_at is not null and old.removed_at is null) execute function unassign_enquiries()`,
  `create index product_change_of_supplier on product_change (supplier_id, state) where state in ('waiting', 'refused')`,
  'create index seen_on_day_of_item on seen_on_day (kind, item_id, day) include (views)',
];
