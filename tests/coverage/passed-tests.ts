import { existsSync, readFileSync, statSync } from 'node:fs';

/** A test that ran and passed. */
export interface PassedTest {
  /** The project of the runner: unit, gateway-pglite, gateway-postgres; pc or h5 for a browser test. */
  readonly project: string;
  /** The path from the repository's root. */
  readonly file: string;
  /** The title with those of its groups. */
  readonly title: string;
}

/** The members of the browser runner's report that are read here. */
export interface BrowserSuite {
  readonly title?: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly status: string }[];
    }[];
  }[];
}

/** Browser tests that passed; a skipped test or one that passed on a retry does not count. */
export function listPassedInBrowser(suite: BrowserSuite, groups: readonly string[] = []): readonly PassedTest[] {
  const passedSpecs = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ results }) => results.length > 0 && results.every(({ status }) => status === 'passed'))
      .map(({ projectName }) => ({
        project: projectName,
        file: `tests/e2e/${file}`,
        title: [...groups, title].join(' > '),
      })),
  );
  const inner = (suite.suites ?? []).flatMap((one) =>
    listPassedInBrowser(one, one.title === undefined ? groups : [...groups, one.title]),
  );
  return [...passedSpecs, ...inner];
}

/** The files of the last complete `npm test`. */
const LAST_RUN = new URL('../../node_modules/.cache/fairhall/last-run/', import.meta.url);

export interface LastRun {
  readonly at: Date;
  readonly tests: readonly PassedTest[];
}

/** The tests that passed in the last complete `npm test`; undefined if there was none. */
export function readLastRun(folder = LAST_RUN): LastRun | undefined {
  const [tests, browser] = ['tests.json', 'browser.json'].map((name) => new URL(name, folder));
  if (tests === undefined || browser === undefined || !existsSync(tests) || !existsSync(browser)) return undefined;
  const { passed } = JSON.parse(readFileSync(tests, 'utf8')) as { passed: readonly PassedTest[] }; // vitest-reporter.ts
  const suite = JSON.parse(readFileSync(browser, 'utf8')) as BrowserSuite; // written by the browser runner
  return { at: statSync(browser).mtime, tests: [...passed, ...listPassedInBrowser(suite)] };
}
