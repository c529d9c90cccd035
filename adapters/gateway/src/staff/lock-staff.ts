import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

/** Lets one change of the staff at a time begin, so that what it looked at still holds when it writes. */
export async function lockStaff({ kysely }: Transaction): Promise<void> {
  await sql`lock table staff in share row exclusive mode`.execute(kysely);
}
