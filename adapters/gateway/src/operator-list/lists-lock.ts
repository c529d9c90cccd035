import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

const LOCK = 7_340_030;

/** Locks the lists until the transaction ends, so that two imports of one list do not write at once. */
export async function lockLists({ kysely }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(kysely);
}
