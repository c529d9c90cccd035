import { describe, expect, test } from 'vitest';
import { ending, failure, leftOut, NOTHING, ONE_PASSED, sum } from './tally.ts';

describe('the sum of a test run', () => {
  test('the last line counts what passed and failed, and what was skipped only where there is any', () => {
    expect(ending({ ...NOTHING, passed: 312 })).toBe('312 passed, 0 failed');
    expect(ending({ ...NOTHING, passed: 310, skipped: 1, failures: ['types of web', 'a cart is lost'] })).toBe(
      '✗ types of web\n✗ a cart is lost\n310 passed, 2 failed, 1 skipped',
    );
  });

  test('parts add up', () => {
    const skipped = { ...NOTHING, skipped: 1 };
    const parts = [ONE_PASSED, failure('types of web'), ONE_PASSED, skipped, failure('unused code'), leftOut('a part')];
    const failures = ['types of web', 'unused code'];
    expect(sum(parts)).toEqual({ passed: 2, skipped: 1, failures, notRun: ['a part'] });
    expect(sum([])).toEqual(NOTHING);
  });

  test('a run that left a part out says so in its last line', () => {
    const tally = sum([ONE_PASSED, leftOut('browser tests (SKIP_BROWSER=1)')]);
    expect(ending(tally)).toBe('1 passed, 0 failed, incomplete: browser tests (SKIP_BROWSER=1) not run');
  });
});
