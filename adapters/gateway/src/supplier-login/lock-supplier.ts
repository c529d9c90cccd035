import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

/** Namespace of the advisory locks on suppliers; any number that nothing else uses. */
const SUPPLIER_LOCK = 7_340_019;

/** Serialises changes of a supplier's people, so that the data a change has read is still true when it writes. */
export async function lockSupplier({ kysely }: Transaction, supplierId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SUPPLIER_LOCK}, hashtext(${supplierId}))`.execute(kysely);
}
