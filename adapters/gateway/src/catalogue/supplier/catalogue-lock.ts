import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/** Key of the catalogue's advisory lock; any number that is not used elsewhere. */
const CATALOGUE_LOCK = 7_340_023;

/**
 * Serialises changes of suppliers' products and profiles with an advisory lock: they update the same counts of words,
 * categories and tags, and would deadlock by locking those in different orders.
 */
export async function lockCatalogue({ kysely }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`.execute(kysely);
}
