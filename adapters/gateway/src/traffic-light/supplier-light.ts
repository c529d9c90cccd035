import type { Light } from '@fairhall/core/contract/traffic-light/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import { toLightScore } from '@fairhall/core/operator-list/light-list';
import { getLowestScore, getTrafficLight, type LightScores } from '@fairhall/core/traffic-light/light';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';

export const toScores = (rows: readonly Row[]): LightScores => Object.fromEntries(rows.map(toLightScore));

/**
 * The light and score that are shown: from the dimensions if there are any, else the catalogue's light. D-25
 */
export function toVisibleLight(rows: readonly Row[], catalogueLight: Light): { light: Light; score: number | null } {
  const scores = toScores(rows);
  return { light: getTrafficLight(scores) ?? catalogueLight, score: getLowestScore(scores) };
}

/** The ids among these that belong to no supplier. */
export async function findUnknownSuppliers({ kysely }: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...new Set(ids)]}::text[]) as wanted (id)
    where not exists (select 1 from supplier where supplier.id = wanted.id)`.execute(kysely);
  return new Set(rows.map(({ id }) => id));
}

interface LightRow {
  readonly supplier_id: string;
  readonly light: Light;
  readonly rows: readonly Row[];
}

/** Updates the lights of suppliers everywhere after their dimensions have changed. D-25 */
export async function updateLights(
  refreshSupplierRow: (transaction: Transaction, supplierId: string) => Promise<void>,
  transaction: Transaction,
  supplierIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<LightRow>`
    select supplier.id as supplier_id, supplier.light, jsonb_agg(operator_row.content) as rows
    from supplier join operator_row on operator_row.list = 'light' and operator_row.key = supplier.id
    where supplier.id = any(${[...supplierIds]}::text[]) group by supplier.id order by supplier.id`.execute(
    transaction.kysely,
  );
  for (const { supplier_id, light: before, rows: dimensions } of rows) {
    const { light } = toVisibleLight(dimensions, before);
    if (light === before) continue;
    await transaction.kysely.updateTable('supplier').set({ light }).where('id', '=', supplier_id).execute();
    await refreshSupplierRow(transaction, supplier_id);
  }
}
