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
  /** What broke outside any test. */
  readonly errors: readonly { readonly message?: string }[];
}

/** Counts the browser tests; one that needed a second try is a failure: green means green. */
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

/** What is known of a run besides its report. */
export interface BrowserRun {
  /** When the runner was started, in milliseconds of the clock. */
  readonly startedAt: number;
  /** By layout and file, such as `pc tests/e2e/cart.spec.ts`. */
  readonly spent: Readonly<Record<string, BrowserSpent>>;
}

/**
 * How long the browser tests took by layout, and each file of them in each layout; before them the start of the server with its
 * world, until the first test begins.
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
