import { type Selectable, sql } from 'kysely';
import type { Transaction } from '../db/database.ts';
import type { ExhibitionTables } from './exhibition.tables.ts';

type StandRow = Selectable<ExhibitionTables['exhibitor']>;

/** Takes a supplier out of all exhibitions, in the open transaction, and returns its stands. */
export async function removeStands(transaction: Transaction, supplierId: string): Promise<readonly StandRow[]> {
  const rows = await transaction.kysely
    .deleteFrom('exhibitor')
    .where('supplier_id', '=', supplierId)
    .returningAll()
    .execute();
  await countRevisions(transaction, rows);
  return rows;
}

/** Gives a supplier the stands back that nobody else has meanwhile, at exhibitions that still exist. */
export async function restoreStands(transaction: Transaction, stands: readonly StandRow[]): Promise<void> {
  const { rows } = await sql<StandRow>`
    insert into exhibitor
    select stand.* from jsonb_populate_recordset(null::exhibitor, ${JSON.stringify(stands)}::jsonb) stand
    where exists (select from exhibition where exhibition.exhibition_id = stand.exhibition_id)
    on conflict do nothing returning *`.execute(transaction.kysely);
  await countRevisions(transaction, rows);
}

/** Visitors' calendars show the stands, so their revision goes up. */
async function countRevisions({ kysely }: Transaction, stands: readonly StandRow[]): Promise<void> {
  if (stands.length === 0) return;
  await sql`update exhibition set stands_revision = stands_revision + 1
    where exhibition_id = any(${stands.map(({ exhibition_id }) => exhibition_id)}::text[])`.execute(kysely);
}
