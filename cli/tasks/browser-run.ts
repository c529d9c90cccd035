import { existsSync, readFileSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { countBrowserTests, timeBrowserTests } from './browser-report.ts';
import { fromRoot } from './paths.ts';
import { runNode } from './process.ts';
import { sum, TALLY_EMPTY, tallyFailure, tallyNotRun } from './tally.ts';
import { type TestRunResult, toUntimedResult } from './test-run-result.ts';

const PATH_OF_CONFIG = 'tests/playwright.config.ts';

/**
 * Runs the browser tests on the built files. `file` is the path of the report; a second file beside it has the
 * durations. `server` are the variables of a server that runs already.
 */
export async function runBrowserTests(file: string, server: NodeJS.ProcessEnv = {}): Promise<TestRunResult> {
  if (process.env.SKIP_BROWSER === '1') {
    return toUntimedResult(tallyNotRun('browser tests (SKIP_BROWSER=1)'));
  }
  if (!existsSync(fromRoot(PATH_OF_CONFIG))) return toUntimedResult(TALLY_EMPTY);
  const browser = await findBrowser();
  if (!browser.found) return toUntimedResult(tallyFailure(`Browser tests cannot run: ${browser.reason}`));
  // Without a terminal, prints only failures.
  const reporter = `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json,${fromRoot('cli/tasks/browser-reporter.ts')}`;
  const spentFile = `${file}.spent`;
  const args = ['tests/node_modules/@playwright/test/cli.js', 'test', '-c', PATH_OF_CONFIG, reporter];
  const env = {
    APP_ENV: 'test',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    FAIRHALL_BROWSER_SPENT: spentFile,
    ...(browser.path && { CHROME_PATH: browser.path }),
    ...server,
  };
  const startedAt = Date.now();
  const { code } = await runNode(args, { showOutput: true, env });
  if (!existsSync(file)) return toUntimedResult(tallyFailure(`the browser tests ended with ${code}`));
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tally = countBrowserTests(report);
  const isBroken = code !== 0 && tally.failures.length === 0;
  return {
    tally: sum([tally, isBroken ? tallyFailure(`the browser tests ended with ${code}`) : TALLY_EMPTY]),
    times: timeBrowserTests(report, {
      startedAt,
      spent: existsSync(spentFile) ? JSON.parse(readFileSync(spentFile, 'utf8')) : {},
    }),
  };
}
