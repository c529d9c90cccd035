import { describe, expect, test } from 'vitest';
import { describeTimes, measureSpan } from './times.ts';

describe('the duration of a test run', () => {
  test('each part is listed in order, with its ten slowest test files and the time spent in all of them', () => {
    const spent = { loading: 0.5, hooks: 1, tests: 2 };
    const unit = Array.from({ length: 12 }, (_, place) => ({
      name: `file-${place}.test.ts`,
      part: 'unit',
      seconds: place * 9.96,
      spent,
    }));
    const browser = {
      name: 'tests/e2e/cart.spec.ts',
      part: 'browser pc',
      seconds: 5,
      spent: { 'set-up': 1, waiting: 1, work: 3 },
    };
    const parts = [
      { name: 'checks', seconds: 58.6 },
      { name: 'unit', seconds: 60 },
      { name: 'browser pc', seconds: 201.2 },
    ];
    expect(describeTimes({ parts, files: [browser, ...unit] }).split('\n')).toEqual([
      'Time by part: checks 59 s, unit 60 s, browser pc 201 s',
      'Slowest test files of unit (loading 6 s, hooks 12 s, tests 24 s):',
      '  109.6 s  file-11.test.ts',
      '   99.6 s  file-10.test.ts',
      '   89.6 s  file-9.test.ts',
      '   79.7 s  file-8.test.ts',
      '   69.7 s  file-7.test.ts',
      '   59.8 s  file-6.test.ts',
      '   49.8 s  file-5.test.ts',
      '   39.8 s  file-4.test.ts',
      '   29.9 s  file-3.test.ts',
      '   19.9 s  file-2.test.ts',
      'Slowest test files of browser pc (set-up 1 s, waiting 1 s, work 3 s):',
      '    5.0 s  tests/e2e/cart.spec.ts',
    ]);
  });

  test('a part lasts from its first start to its last end, however its files overlap', () => {
    const stretches = [
      { begin: 2_000, end: 3_000 },
      { begin: 1_000, end: 1_500 },
      { begin: 1_200, end: 6_500 },
    ];
    expect([measureSpan(stretches), measureSpan([])]).toEqual([5.5, 0]);
  });
});
