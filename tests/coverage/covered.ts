import type { Row } from './ledger.ts';
import type { Reference } from './references.ts';
import type { Surface } from './test-surfaces.ts';

const PAGES: readonly Surface[] = ['web', 'h5'];

/** Where a test must be to show a row as built: on a page for one that names pages, else on any surface it names. */
export function listAcceptedSurfaces({ surfaces }: Row): readonly Surface[] {
  return surfaces.some((surface) => PAGES.includes(surface)) ? PAGES : surfaces;
}

/** Whether tests show a row. That its address leads somewhere shows nothing of what is there: enough for `address`. */
export function isCovered(row: Row, references: readonly Reference[]): boolean {
  if (row.status === 'address') return references.length > 0;
  const accepted = listAcceptedSurfaces(row);
  return references.some(
    ({ addressOnly, surfaces }) => !addressOnly && surfaces.some((surface) => accepted.includes(surface)),
  );
}

/** Rows that are not open and that no test shows. */
export function listMissingRows(rows: readonly Row[], references: readonly Reference[]): readonly Row[] {
  const byId = Map.groupBy(references, (reference) => reference.id);
  return rows.filter((row) => row.status !== 'open' && !isCovered(row, byId.get(row.id) ?? []));
}
