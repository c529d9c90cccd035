import { listAcceptedSurfaces } from './covered.ts';
import type { Row } from './ledger.ts';
import type { Reference } from './references.ts';

/** A row's tests: unit and gateway tests, or if there are none, one browser test. */
export type RowTests =
  | { readonly kind: 'unit'; readonly tests: readonly Reference[] }
  | { readonly kind: 'browser'; readonly test: Reference };

/**
 * Maximum number of tests for a row. Hundreds may name it; these are enough to show whether one detects the mutation.
 */
const MOST = 3;
/** The cost of a test. Those that start a gateway or a process run only if there are not enough others. */
const costOf = ({ project, file }: Reference): number =>
  /^tests\/scenarios|-process\.test/.test(file) ? 2 : Number(project !== 'unit');
const UNIT_PROJECTS = ['unit', 'gateway-pglite'];

/**
 * The tests that show a row on its surfaces. Tests of core and gateway also count for a row on pages, if the row names
 * them: they check its rule.
 */
export function selectRowTests(
  row: Row,
  references: readonly Reference[],
  order: <Item>(items: readonly Item[]) => readonly Item[],
): RowTests | undefined {
  const accepted = [...listAcceptedSurfaces(row), ...row.surfaces];
  const rowReferences = references.filter(
    ({ addressOnly, surfaces }) => !addressOnly && surfaces.some((surface) => accepted.includes(surface)),
  );
  const units = rowReferences.filter(({ project }) => UNIT_PROJECTS.includes(project));
  if (units.length > 0)
    return {
      kind: 'unit',
      tests: order(units)
        .toSorted((one, other) => costOf(one) - costOf(other))
        .slice(0, MOST),
    };
  const [test] = order(rowReferences.filter(({ file }) => file.startsWith('tests/e2e/')));
  return test === undefined ? undefined : { kind: 'browser', test };
}
