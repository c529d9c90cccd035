import { describe, expect, test } from 'vitest';
import { ending, failure, NOTHING, ONE_PASSED, ONE_SKIPPED, sum } from './tally.ts';

describe('the sum of a test run', () => {
  test('the last line counts what passed and failed, and what was skipped only where there is any', () => {
    expect(ending({ passed: 312, skipped: 0, failures: [] })).toBe('312 passed, 0 failed');
    expect(ending({ passed: 310, skipped: 1, failures: ['types of web', 'a cart is lost'] })).toBe(
      '✗ types of web\n✗ a cart is lost\n310 passed, 2 failed, 1 skipped',
    );
  });

  test('parts add up', () => {
    const parts = [ONE_PASSED, failure('types of web'), ONE_PASSED, ONE_SKIPPED, failure('unused code')];
    expect(sum(parts)).toEqual({ passed: 2, skipped: 1, failures: ['types of web', 'unused code'] });
    expect(sum([])).toEqual(NOTHING);
  });
});
