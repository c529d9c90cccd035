import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
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
