import type { Row } from './ledger.ts';
import type { Reference } from './references.ts';

/** Whether something that runs names the row, and proves what the ledger says is built of it. */
export function isCovered(row: Row, references: readonly Reference[]): boolean {
  return references.some((reference) => row.status === 'address' || !reference.addressOnly);
}

/** Rows that count and that nothing names. */
export function missingRows(rows: readonly Row[], references: readonly Reference[]): readonly Row[] {
  const byId = Map.groupBy(references, (reference) => reference.id);
  return rows.filter((row) => row.status !== 'open' && !isCovered(row, byId.get(row.id) ?? []));
}
