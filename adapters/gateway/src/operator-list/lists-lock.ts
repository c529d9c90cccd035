import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

const LOCK = 7_340_030;

/** The lists' lock until the transaction ends: two imports of one list are not written at once. */
export async function lockLists({ kysely }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(kysely);
}
