import { expect, test } from 'vitest';
import { createMinimumResponseTime, type DelayedAnswers } from './minimum-response-time.ts';

const BEGAN = 1_000;

/** How long a response is delayed if the call itself took `took` milliseconds. */
function waitOf(took: number, floor = 100, floored: DelayedAnswers = 'refused', call = 'account.login') {
  let waited: number | undefined;
  const wait = async (ms: number): Promise<void> => {
    waited = ms;
  };
  const time = { now: () => BEGAN + took, wait };
  const answered = createMinimumResponseTime(floor, new Map([['account.login', floored]]), time);
  return { waits: answered({ call, isRefused: true, startedAt: BEGAN }), ms: () => waited };
}

test('a call without a minimum time does not wait', () => {
  expect(waitOf(0, 100, 'refused', 'catalogue.searchGoods').waits).toBeUndefined();
});

test('THR-12 a response waits for the minimum time, plus or minus a fifth', () => {
  const rest = waitOf(40).ms();
  expect(rest).toBeGreaterThanOrEqual(40);
  expect(rest).toBeLessThanOrEqual(80);
});

test('a response that already took longer does not wait', () => {
  expect(waitOf(500).waits).toBeUndefined();
});

test('a minimum of 0 means no wait', () => {
  expect(waitOf(0, 0, 'all').waits).toBeUndefined();
});
