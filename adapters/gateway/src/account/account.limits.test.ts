import { expect, test } from 'vitest';
import { createMinimumResponseTime, type DelayedAnswers } from '../limits/minimum-response-time.ts';
import { ACCOUNT_ANSWER_FLOORS, ACCOUNT_BUDGETS } from './account.limits.ts';

const floored = new Map<string, DelayedAnswers>(Object.entries(ACCOUNT_ANSWER_FLOORS));

/** How long an answer that took no time to compute is delayed, in milliseconds. */
function heldFor(call: string, isRefused: boolean): number {
  let held = 0;
  const wait = async (ms: number): Promise<void> => {
    held = ms;
  };
  createMinimumResponseTime(60, floored, { now: () => 0, wait })({ call, isRefused, startedAt: 0 });
  return held;
}

test.each([
  ['login', true],
  ['loginPc', true],
  ['sendResetPasswordMail', true],
  ['sendResetPasswordMail', false],
])('THR-12 account.%s is delayed to the minimum response time (rejected: %s)', (call, isRefused) => {
  expect(heldFor(call, isRefused)).toBeGreaterThanOrEqual(40);
});

test.each([
  ['loginPc', false],
  ['memberCheck', true],
])('account.%s responds immediately (rejected: %s)', (call, isRefused) => {
  expect(heldFor(call, isRefused)).toBe(0);
});

test('THR-13 REL-22 all calls that hash a password share one rate limit per IP address', () => {
  const hashing = Object.entries(ACCOUNT_BUDGETS).filter(([, budgets]) =>
    budgets.some(({ by, together }) => by === 'address' && together === 'passwords'),
  );
  expect(hashing.map(([call]) => call).toSorted()).toEqual([
    'changePassword',
    'erase',
    'login',
    'loginPc',
    'prepareExport',
    'register',
    'registerV2',
    'resetPassword',
  ]);
});

test.each(Object.entries(ACCOUNT_BUDGETS))('THR-40 account.%s counts the IP address first', (_, budgets) => {
  expect(budgets[0]?.by).toEqual('address');
});

test('THR-11 without proof of a device, all calls that reveal whether an account exists share one limit per minute and one per day', () => {
  const unproven = Object.entries(ACCOUNT_BUDGETS).flatMap(([call, budgets]) =>
    budgets.filter(({ by }) => by === 'unproven').map((budget) => ({ call, ...budget })),
  );
  const existence = unproven.filter(({ together }) => together === 'existence');
  const calls = ['login', 'loginPc', 'memberCheck', 'register', 'registerV2', 'sendResetPasswordMail'];
  for (const duration of [60, 86_400])
    expect(
      existence
        .filter((one) => one.duration === duration)
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(calls);
});
