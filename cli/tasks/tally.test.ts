import { describe, expect, test } from 'vitest';
import { lastLine, NOTHING, ONE_FAILED, ONE_PASSED, ONE_SKIPPED, sum } from './tally.ts';

describe('the sum of a test run', () => {
  test('the last line counts what passed and failed, and what was skipped only where there is any', () => {
    expect(lastLine({ passed: 312, failed: 0, skipped: 0 })).toBe('312 passed, 0 failed');
    expect(lastLine({ passed: 310, failed: 2, skipped: 1 })).toBe('310 passed, 2 failed, 1 skipped');
  });

  test('parts add up', () => {
    expect(sum([ONE_PASSED, ONE_PASSED, ONE_FAILED, ONE_SKIPPED])).toEqual({ passed: 2, failed: 1, skipped: 1 });
    expect(sum([])).toEqual(NOTHING);
  });
});
