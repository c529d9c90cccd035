import { NOTHING, sum, type Tally } from './tally.ts';

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly { readonly projectName: string; readonly status: string }[];
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
  return sum([countSuite(report), { ...NOTHING, failures: errors }]);
}

function countSuite({ specs = [], suites = [] }: Suite): Tally {
  return sum([...specs.flatMap(countSpec), ...suites.map(countSuite)]);
}

function countSpec({ title, file, line, tests }: Spec): Tally[] {
  return tests.map(({ projectName, status }) => {
    if (status === 'expected') return { ...NOTHING, passed: 1 };
    if (status === 'skipped') return { ...NOTHING, skipped: 1 };
    return { ...NOTHING, failures: [`[${projectName}] tests/e2e/${file}:${line} › ${title}`] };
  });
}
