import { describe, expect, test } from 'vitest';
import { describeTimes, spanOf } from './times.ts';

describe('how long a test run took', () => {
  test('each part is told in order, and of the test files the ten slowest', () => {
    const files = Array.from({ length: 12 }, (_, place) => ({ name: `file-${place}.test.ts`, seconds: place * 9.96 }));
    const parts = [
      { name: 'checks', seconds: 58.6 },
      { name: 'browser pc', seconds: 201.2 },
    ];
    expect(describeTimes({ parts, files }).split('\n')).toEqual([
      'Time by part: checks 59 s, browser pc 201 s',
      'Slowest test files:',
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
    ]);
  });

  test('a part lasts from its first beginning to its last end, however its files lie in it', () => {
    const stretches = [
      { begin: 2_000, end: 3_000 },
      { begin: 1_000, end: 1_500 },
      { begin: 1_200, end: 6_500 },
    ];
    expect([spanOf(stretches), spanOf([])]).toEqual([5.5, 0]);
  });
});
