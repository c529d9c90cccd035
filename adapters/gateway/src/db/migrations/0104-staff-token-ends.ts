import { type Kysely, sql } from 'kysely';

/**
 * When a staff token ends by itself, in epoch milliseconds. Tokens that were given before end a year from now, so that nobody
 * is locked out by the upgrade.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  'alter table staff add column expires bigint',
  `update staff set expires = (extract(epoch from now()) * 1000)::bigint + 365 * 86400000::bigint`,
  'alter table staff alter column expires set not null',
];
