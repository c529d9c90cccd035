import { type Kysely, sql } from 'kysely';

/**
 * Who has opened a link that was mailed to the address of a registration: mails to it arrive there. Times are epoch
 * milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // The account, and where nobody was logged in the browser.
  `create table registration_proof (
    registration_id text collate "C" not null references preregistration on delete cascade,
    account_id text collate "C" references account on delete cascade,
    visitor text collate "C",
    proven_at bigint not null,
    check ((account_id is null) <> (visitor is null))
  )`,
  `create unique index registration_proof_account on registration_proof (registration_id, account_id)
    where account_id is not null`,
  'create unique index registration_proof_visitor on registration_proof (registration_id, visitor) where visitor is not null',
  'create index registration_proof_of_account on registration_proof (account_id) where account_id is not null',
];
