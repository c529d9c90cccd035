import { listAcceptedSurfaces } from './covered.ts';
import type { Row } from './ledger.ts';
import type { Reference } from './references.ts';

/** A row's tests: in the runner of units and the gateway, or, where there are none, one in a browser. */
export type RowTests =
  | { readonly kind: 'unit'; readonly tests: readonly Reference[] }
  | { readonly kind: 'browser'; readonly test: Reference };

/** A row may be named by hundreds of tests; as many as these show whether one of them sees the broken code. */
const MOST = 3;
/** Those that start a gateway or a process are run where there are not enough others. */
const costOf = ({ project, file }: Reference): number =>
  /^tests\/scenarios|-process\.test/.test(file) ? 2 : Number(project !== 'unit');
const UNIT_PROJECTS = ['unit', 'gateway-pglite'];

/**
 * The tests that show a row where it says. Those of core and gateway count also for a row that shows on pages, if it
 * names them: they are the ones that hold its rule.
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
