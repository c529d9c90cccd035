import type { Row } from './ledger.ts';
import type { Reference } from './references.ts';

/** Whether a test names the requirement. A test of addresses alone is enough only for the status `address`. */
export function isCovered(row: Row, references: readonly Reference[]): boolean {
  return references.some((reference) => row.status === 'address' || !reference.addressOnly);
}

/** Requirements that are not open and that no test covers. */
export function missingRows(rows: readonly Row[], references: readonly Reference[]): readonly Row[] {
  const byId = Map.groupBy(references, (reference) => reference.id);
  return rows.filter((row) => row.status !== 'open' && !isCovered(row, byId.get(row.id) ?? []));
}
