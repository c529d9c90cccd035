import type { Row } from './ledger.ts';
import type { Reference } from './references.ts';
import type { Surface } from './test-surfaces.ts';

const PAGES: readonly Surface[] = ['web', 'h5'];

/**
 * The surfaces on which a test shows a row as built: a page for a row that names pages, otherwise any surface that it
 * names.
 */
export function listAcceptedSurfaces({ surfaces }: Row): readonly Surface[] {
  return surfaces.some((surface) => PAGES.includes(surface)) ? PAGES : surfaces;
}

/**
 * Whether tests show a row. A test that its address leads to a page says nothing about the content, so it is enough
 * only for status `address`.
 */
export function isCovered(row: Row, references: readonly Reference[]): boolean {
  if (row.status === 'address') return references.length > 0;
  const accepted = listAcceptedSurfaces(row);
  return references.some(
    ({ addressOnly, surfaces }) => !addressOnly && surfaces.some((surface) => accepted.includes(surface)),
  );
}

/** Rows with a status other than open that no test shows. */
export function listMissingRows(rows: readonly Row[], references: readonly Reference[]): readonly Row[] {
  const byId = Map.groupBy(references, (reference) => reference.id);
  return rows.filter((row) => row.status !== 'open' && !isCovered(row, byId.get(row.id) ?? []));
}
