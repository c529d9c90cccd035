import { sum, TALLY_EMPTY, type Tally } from './tally.ts';
import { type BrowserSpent, type FileTime, measureSpan, type Time, type Times } from './times.ts';

interface Result {
  readonly startTime: string;
  /** In milliseconds. */
  readonly duration: number;
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: string;
    readonly results: readonly Result[];
  }[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

/** The members of the browser runner's JSON report that are read here. */
export interface BrowserReport extends Suite {
  /** Errors outside any test. */
  readonly errors: readonly { readonly message?: string }[];
}

/** Counts the browser tests. A test that passed only on a retry counts as a failure. */
export function countBrowserTests(report: BrowserReport): Tally {
  const errors = report.errors.map(({ message }) => message?.split('\n', 1)[0] ?? 'the browser tests broke off');
  return sum([...listSpecs(report).flatMap(countSpec), { ...TALLY_EMPTY, failures: errors }]);
}

function countSpec({ title, file, line, tests }: Spec): Tally[] {
  return tests.map(({ projectName, status }) => {
    if (status === 'expected') return { ...TALLY_EMPTY, passed: 1 };
    if (status === 'skipped') return { ...TALLY_EMPTY, skipped: 1 };
    return { ...TALLY_EMPTY, failures: [`[${projectName}] tests/e2e/${file}:${line} › ${title}`] };
  });
}

/** Data about a run that the report does not have. */
export interface BrowserRun {
  /** The start time of the runner, in epoch milliseconds. */
  readonly startedAt: number;
  /** Keys are layout and file, such as `pc tests/e2e/cart.spec.ts`. */
  readonly spent: Readonly<Record<string, BrowserSpent>>;
}

/**
 * The durations of the browser tests by layout, and of each file in each layout. The start of the server with its demo
 * world, up to the first test, is a part of its own.
 */
export function timeBrowserTests(report: BrowserReport, { startedAt, spent }: BrowserRun): Times {
  const ran = listSpecs(report).flatMap(({ file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ startTime, duration }) => {
        const begin = Date.parse(startTime);
        const name = `tests/e2e/${file}`;
        const place = { part: `browser ${projectName}`, name, spent: spent[`${projectName} ${name}`] };
        return { ...place, begin, end: begin + duration };
      }),
    ),
  );
  if (ran.length === 0) return { parts: [], files: [] };
  const firstBegin = Math.min(...ran.map(({ begin }) => begin));
  const start = { name: 'browser start', seconds: measureSpan([{ begin: startedAt, end: firstBegin }]) };
  const parts = Object.entries(Object.groupBy(ran, ({ part }) => part));
  return {
    parts: [start, ...parts.map(([name, its = []]): Time => ({ name, seconds: measureSpan(its) }))],
    files: parts.flatMap(([part, its = []]) =>
      Object.entries(Object.groupBy(its, ({ name }) => name)).map(([name, tests = []]): FileTime => {
        const seconds = tests.reduce((sum, one) => sum + measureSpan([one]), 0);
        const [first] = tests;
        return { name, part, seconds, ...(first?.spent && { spent: first.spent }) };
      }),
    ),
  };
}

const listSpecs = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(listSpecs)];
