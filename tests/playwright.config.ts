import { defineConfig } from '@playwright/test';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** How many times slower pages are made (tests/README.md); whoever waits for them has as much more patience. */
const SLOWDOWN = Number(process.env.E2E_SLOWDOWN ?? 1);

/**
 * Two layouts, one browser; a test that a tag keeps to one of them (e2e/support/test.ts) runs on that one alone. The
 * browser is found by the task that runs the tests and named in CHROME_PATH.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/server.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // What hangs is told by patience; how fast a page is, is for the bench to say.
  timeout: 120_000 * SLOWDOWN,
  expect: { timeout: 20_000 * SLOWDOWN },
  reporter: [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? '../test-results/report.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
    },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace takes a picture of every moment of every test, so it is made when somebody wants to look at one.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'pc', grepInvert: /@h5$/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'h5',
      grepInvert: /@pc$/,
      use: {
        viewport: { width: 375, height: 812 },
        userAgent: PHONE,
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
  ],
});
