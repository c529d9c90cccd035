import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { countBrowserTests } from './browser-report.ts';
import { build } from './build.ts';
import { check } from './checks.ts';
import { at } from './paths.ts';
import { node } from './process.ts';
import { ending, failure, NOTHING, ONE_SKIPPED, sum, type Tally } from './tally.ts';
import type { TestReport } from './vitest-reporter.ts';

const ENGINES = { 'gateway-pglite': 'PGlite', 'gateway-postgres': 'PostgreSQL' } as const;
const PLAYWRIGHT_CONFIG = 'tests/playwright.config.ts';

/** Checks, unit and gateway tests, scenarios, browser tests. Resolves to the exit code. */
export async function testRun(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-test-'));
  try {
    const checks = await check();
    const { tally: tests, engines } = await runTests(join(folder, 'tests.json'));
    const browser = await runBrowserTests(join(folder, 'browser.json'));
    const total = sum([checks, tests, browser]);
    console.log(engines);
    console.log(ending(total));
    return total.failures.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runTests(file: string): Promise<{ tally: Tally; engines: string }> {
  const reporters = ['--reporter=dot', '--reporter=./cli/tasks/vitest-reporter.ts'];
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    '.',
    '--config',
    'tests/vitest.config.ts',
    ...reporters,
  ];
  const { code } = await node(args, { shown: true, env: { APP_ENV: 'test', FAIRHALL_TEST_REPORT: file } });
  const report: TestReport = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { projects: {}, errors: [] };
  return countTests(report, code);
}

/** Failures are never lost: a broken run counts as one, and so does a database engine on which nothing ran. */
export function countTests(report: TestReport, code: number): { tally: Tally; engines: string } {
  const counted = sum([...Object.values(report.projects), { ...NOTHING, failures: report.errors }]);
  const silent = Object.entries(ENGINES).filter(([project]) => ranIn(report, project) === 0);
  const failures = silent.map(([, engine]) => `no test ran on ${engine}`);
  const isBroken = code !== 0 && counted.failures.length === 0 && silent.length === 0;
  const parts = Object.entries(ENGINES).map(([project, engine]) => `${engine} (${ranIn(report, project)} tests)`);
  return {
    tally: sum([counted, { ...NOTHING, failures }, isBroken ? failure(`the tests ended with ${code}`) : NOTHING]),
    engines: `Databases: ${parts.join(' and ')}`,
  };
}

function ranIn(report: TestReport, project: string): number {
  const tally = report.projects[project];
  return tally ? tally.passed + tally.failures.length : 0;
}

async function runBrowserTests(file: string): Promise<Tally> {
  if (process.env.SKIP_BROWSER === '1') {
    console.log('Browser tests are left out: SKIP_BROWSER=1');
    return ONE_SKIPPED;
  }
  if (!existsSync(at(PLAYWRIGHT_CONFIG))) return NOTHING;
  const browser = await findBrowser();
  if (!browser.found) {
    return failure(`Browser tests cannot run: ${browser.reason}`);
  }
  if (!(await build())) return failure('the build');
  // Where nobody watches, only what fails is written out.
  const reporter = `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json`;
  const args = ['tests/node_modules/@playwright/test/cli.js', 'test', '-c', PLAYWRIGHT_CONFIG, reporter];
  const env = {
    APP_ENV: 'test',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(browser.path && { CHROME_PATH: browser.path }),
  };
  const { code } = await node(args, { shown: true, env });
  const tally = existsSync(file) ? countBrowserTests(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING;
  const isBroken = code !== 0 && tally.failures.length === 0;
  return sum([tally, isBroken ? failure(`the browser tests ended with ${code}`) : NOTHING]);
}
