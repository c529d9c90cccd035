import { type Kysely, sql } from 'kysely';

/** How a mail is listed where it goes out in one with others, and a state for those that did. Earlier mails go out alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table outbox
    add column listing jsonb,
    drop constraint outbox_state_check,
    add constraint outbox_state_check check (state in ('waiting', 'sent', 'dead', 'gathered'))`,
];
