import { expect, test } from 'vitest';
import { countBrowserTests, timeBrowserTests } from './browser-report.ts';
import { TALLY_EMPTY } from './tally.ts';

const ran = (second: number) => ({ startTime: `2026-11-22T08:00:${second}.000Z`, duration: 2_500 });

const spec = (title: string, ...tests: readonly [string, string][]) => ({
  title,
  file: 'cart.spec.ts',
  line: 12,
  tests: tests.map(([projectName, status]) => ({
    projectName,
    status,
    results: [ran(projectName === 'pc' ? 10 : 20)],
  })),
});

test('browser tests are counted by layout, and failed and flaky ones are named', () => {
  const report = {
    suites: [
      { specs: [spec('a press adds', ['pc', 'expected'], ['h5', 'unexpected'])] },
      { suites: [{ specs: [spec('a guest waits', ['pc', 'skipped'], ['h5', 'flaky'])] }] },
    ],
    errors: [{ message: 'no server\nat start' }],
  };
  expect(countBrowserTests(report)).toEqual({
    ...TALLY_EMPTY,
    passed: 1,
    skipped: 1,
    failures: [
      '[h5] tests/e2e/cart.spec.ts:12 › a press adds',
      '[h5] tests/e2e/cart.spec.ts:12 › a guest waits',
      'no server',
    ],
  });
});

test('browser tests are timed by layout and by file in each layout, after the time before the first test', () => {
  const report = {
    suites: [
      { specs: [spec('a press adds', ['pc', 'expected'], ['h5', 'expected'])] },
      { specs: [spec('a guest waits', ['pc', 'expected'])] },
    ],
    errors: [],
  };
  const spent = { 'set-up': 1, waiting: 2, work: 2 };
  const run = { startedAt: Date.parse('2026-11-22T08:00:01.000Z'), spent: { 'pc tests/e2e/cart.spec.ts': spent } };
  expect(timeBrowserTests(report, run)).toEqual({
    parts: [
      { name: 'browser start', seconds: 9 },
      { name: 'browser pc', seconds: 2.5 },
      { name: 'browser h5', seconds: 2.5 },
    ],
    files: [
      { name: 'tests/e2e/cart.spec.ts', part: 'browser pc', seconds: 5, spent },
      { name: 'tests/e2e/cart.spec.ts', part: 'browser h5', seconds: 2.5 },
    ],
  });
});
