import { type Kysely, sql } from 'kysely';

/** What a mail is about, who caused it, and a state for mails that wait until their recipient may get more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table outbox
    add column kind text not null default '',
    add column requested boolean not null default false,
    drop constraint outbox_state_check,
    add constraint outbox_state_check check (state in ('waiting', 'sent', 'dead', 'gathered', 'postponed'))`,
  `create index outbox_postponed on outbox (due) where state = 'postponed'`,
  'create index enquiry_verification_enquiry on enquiry_verification (enquiry_id)',
  `create index outbox_requested on outbox (lower(recipient), kind, created) where requested`,
];
