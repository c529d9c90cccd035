import { defineConfig } from '@playwright/test';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** Factor by which pages are slowed down (tests/README.md); time-outs grow with it. */
const SLOWDOWN = Number(process.env.E2E_SLOWDOWN ?? 1);

/**
 * Two layouts, one browser. A test with the tag of one layout (e2e/support/test.ts) runs only with that one. The task
 * that runs the tests finds the browser and sets CHROME_PATH.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/server.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Generous time-outs, which only detect hanging tests; the bench measures the speed of pages.
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
    // A trace takes a picture at every step of every test, so it is recorded only on request.
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
