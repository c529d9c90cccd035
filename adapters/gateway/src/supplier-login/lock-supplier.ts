import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

/** Names the database's locks of suppliers; any number that nothing else uses. */
const SUPPLIER_LOCK = 7_340_019;

/** Lets one change of a supplier's people at a time begin, so that what it looked at still holds when it writes. */
export async function lockSupplier({ kysely }: Transaction, supplierId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SUPPLIER_LOCK}, hashtext(${supplierId}))`.execute(kysely);
}
