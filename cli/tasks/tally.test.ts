import { describe, expect, test } from 'vitest';
import { formatTally, sum, TALLY_EMPTY, TALLY_ONE_PASSED, tallyFailure, tallyNotRun } from './tally.ts';

describe('the summary of a test run', () => {
  test('the last line counts passed and failed tests, and skipped ones only if there are any', () => {
    expect(formatTally({ ...TALLY_EMPTY, passed: 312 })).toBe('312 passed, 0 failed');
    expect(formatTally({ ...TALLY_EMPTY, passed: 310, skipped: 1, failures: ['types of web', 'a cart is lost'] })).toBe(
      '✗ types of web\n✗ a cart is lost\n310 passed, 2 failed, 1 skipped',
    );
  });

  test('the parts of a test run are added up', () => {
    const skipped = { ...TALLY_EMPTY, skipped: 1 };
    const parts = [
      TALLY_ONE_PASSED,
      tallyFailure('types of web'),
      TALLY_ONE_PASSED,
      skipped,
      tallyFailure('unused code'),
      tallyNotRun('a part'),
    ];
    const failures = ['types of web', 'unused code'];
    expect(sum(parts)).toEqual({ passed: 2, skipped: 1, failures, notRun: ['a part'] });
    expect(sum([])).toEqual(TALLY_EMPTY);
  });

  test('a run that left out a part says so in its last line', () => {
    const tally = sum([TALLY_ONE_PASSED, tallyNotRun('browser tests (SKIP_BROWSER=1)')]);
    expect(formatTally(tally)).toBe('1 passed, 0 failed, incomplete: browser tests (SKIP_BROWSER=1) not run');
  });
});
