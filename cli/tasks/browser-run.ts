import { existsSync, readFileSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { countBrowserTests, timeBrowserTests } from './browser-report.ts';
import { type Part, withoutTimes } from './part.ts';
import { at } from './paths.ts';
import { node } from './process.ts';
import { failure, leftOut, NOTHING, sum } from './tally.ts';

const PLAYWRIGHT_CONFIG = 'tests/playwright.config.ts';

/** The browser tests, on what has been built. `file` is where the report goes, beside which a second one tells what took the time. */
export async function runBrowserTests(file: string): Promise<Part> {
  if (process.env.SKIP_BROWSER === '1') {
    return withoutTimes(leftOut('browser tests (SKIP_BROWSER=1)'));
  }
  if (!existsSync(at(PLAYWRIGHT_CONFIG))) return withoutTimes(NOTHING);
  const browser = await findBrowser();
  if (!browser.found) return withoutTimes(failure(`Browser tests cannot run: ${browser.reason}`));
  // Where nobody watches, only what fails is written out.
  const reporter = `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json,${at('cli/tasks/browser-reporter.ts')}`;
  const spentFile = `${file}.spent`;
  const args = ['tests/node_modules/@playwright/test/cli.js', 'test', '-c', PLAYWRIGHT_CONFIG, reporter];
  const env = {
    APP_ENV: 'test',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    FAIRHALL_BROWSER_SPENT: spentFile,
    ...(browser.path && { CHROME_PATH: browser.path }),
  };
  const startedAt = Date.now();
  const { code } = await node(args, { shown: true, env });
  if (!existsSync(file)) return withoutTimes(failure(`the browser tests ended with ${code}`));
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tally = countBrowserTests(report);
  const isBroken = code !== 0 && tally.failures.length === 0;
  return {
    tally: sum([tally, isBroken ? failure(`the browser tests ended with ${code}`) : NOTHING]),
    times: timeBrowserTests(report, {
      startedAt,
      spent: existsSync(spentFile) ? JSON.parse(readFileSync(spentFile, 'utf8')) : {},
    }),
  };
}
