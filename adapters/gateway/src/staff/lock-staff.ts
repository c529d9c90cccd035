import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

/** Serialises changes of the staff, so that the data a change has read is still true when it writes. */
export async function lockStaff({ kysely }: Transaction): Promise<void> {
  await sql`lock table staff in share row exclusive mode`.execute(kysely);
}
