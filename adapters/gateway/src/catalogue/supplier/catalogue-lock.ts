import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/** Names the database's lock of the catalogue; any number that nothing else uses. */
const CATALOGUE_LOCK = 7_340_023;

/**
 * Lets one change of suppliers' products or of what they say of themselves at a time begin: they count the same words, categories and tags, and would wait
 * for each other in another order each.
 */
export async function lockCatalogue({ kysely }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`.execute(kysely);
}
