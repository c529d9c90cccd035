import { sql } from 'kysely';
import type { Database, Transaction } from '../../db/database.ts';
import { refreshHotItems } from './hot-items.ts';
import { refreshIndexEntries } from './index-entries.ts';

/** Key of the advisory lock for writing the directory; any number that is not used elsewhere. */
const DIRECTORY_LOCK = 7_340_029;

/**
 * Updates the indexes and the lists of the most viewed items to the current catalogue and view counts. `now` is epoch
 * milliseconds.
 */
export async function refreshDirectory(transaction: Transaction, now: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${DIRECTORY_LOCK})`.execute(transaction.kysely);
  await refreshIndexEntries(transaction);
  await refreshHotItems(transaction, now);
}

/**
 * Fills the directory of a database from an earlier version that has none. An existing directory is refreshed after the
 * start instead: that reads all tags and should not delay the start. `now` is epoch milliseconds.
 */
export async function fillDirectory(database: Database, now: number): Promise<void> {
  const { rows } = await sql<{ filled: boolean }>`select exists (select from index_entry) as filled`.execute(
    database.kysely,
  );
  if (rows[0]?.filled === true) return;
  await database.transaction((transaction) => refreshDirectory(transaction, now));
}
