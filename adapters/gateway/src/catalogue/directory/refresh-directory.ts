import { sql } from 'kysely';
import type { Database, Transaction } from '../../db/database.ts';
import { refreshHotItems } from './hot-items.ts';
import { refreshIndexEntries } from './index-entries.ts';

/** Names the lock of whoever writes the directory; any number that nothing else uses. */
const DIRECTORY_LOCK = 7_340_029;

/** Brings indexes and lists of the most viewed up to the catalogue and to what was viewed. `now` is epoch milliseconds. */
export async function refreshDirectory(transaction: Transaction, now: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${DIRECTORY_LOCK})`.execute(transaction.kysely);
  await refreshIndexEntries(transaction);
  await refreshHotItems(transaction, now);
}

/**
 * Writes the directory of a database that an earlier version filled, where nothing of it is there. One that is there is
 * brought up to date after the start: that reads all tags, and nobody should have to wait for it. `now` is epoch milliseconds.
 */
export async function fillDirectory(database: Database, now: number): Promise<void> {
  const { rows } = await sql<{ filled: boolean }>`select exists (select from index_entry) as filled`.execute(
    database.kysely,
  );
  if (rows[0]?.filled === true) return;
  await database.transaction((transaction) => refreshDirectory(transaction, now));
}
