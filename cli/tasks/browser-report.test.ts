import { expect, test } from 'vitest';
import { countBrowserTests } from './browser-report.ts';

const spec = (title: string, ...tests: readonly [string, string][]) => ({
  title,
  file: 'cart.spec.ts',
  line: 12,
  tests: tests.map(([projectName, status]) => ({ projectName, status })),
});

test('browser tests are counted by layout, and what failed or needed a second try is named', () => {
  const report = {
    suites: [
      { specs: [spec('a press adds', ['pc', 'expected'], ['h5', 'unexpected'])] },
      { suites: [{ specs: [spec('a guest waits', ['pc', 'skipped'], ['h5', 'flaky'])] }] },
    ],
    errors: [{ message: 'no server\nat start' }],
  };
  expect(countBrowserTests(report)).toEqual({
    passed: 1,
    skipped: 1,
    failures: [
      '[h5] tests/e2e/cart.spec.ts:12 › a press adds',
      '[h5] tests/e2e/cart.spec.ts:12 › a guest waits',
      'no server',
    ],
  });
});
