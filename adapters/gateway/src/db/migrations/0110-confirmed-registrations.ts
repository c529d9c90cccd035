import { type Kysely, sql } from 'kysely';

/** When somebody showed that mails to a registered address arrive. Known so far of addresses that an account has proven. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  'alter table preregistration add column confirmed_at bigint',
  `update preregistration set confirmed_at = account.verified_at from account
    where account.verified_at is not null and lower(account.email) = lower(preregistration.email)`,
];
