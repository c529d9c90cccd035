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

test('a call that asks for no least time waits for nothing at all', () => {
  expect(waitOf(0, 100, 'refused', 'catalogue.searchGoods').waits).toBeUndefined();
});

test('THR-12 an answer waits until the least time is over, give or take a fifth of it', () => {
  const rest = waitOf(40).ms();
  expect(rest).toBeGreaterThanOrEqual(40);
  expect(rest).toBeLessThanOrEqual(80);
});

test('what took longer by itself waits no more', () => {
  expect(waitOf(500).waits).toBeUndefined();
});

test('a floor of 0 is none', () => {
  expect(waitOf(0, 0, 'all').waits).toBeUndefined();
});
