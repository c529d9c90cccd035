import { expect, test } from 'vitest';
import { createAnswerFloor, type FlooredAnswers } from '../limits/answer-floor.ts';
import { ACCOUNT_ANSWER_FLOORS, ACCOUNT_BUDGETS } from './account.limits.ts';

const floored = new Map<string, FlooredAnswers>(Object.entries(ACCOUNT_ANSWER_FLOORS));

async function timeOf(call: string, isRefused: boolean): Promise<number> {
  const began = performance.now();
  await createAnswerFloor(60, floored)({ call, isRefused, began });
  return performance.now() - began;
}

test.each([
  ['login', true],
  ['loginPc', true],
  ['sendResetPasswordMail', true],
  ['sendResetPasswordMail', false],
])('THR-12 account.%s takes its least time (refused: %s)', async (call, isRefused) => {
  expect(await timeOf(call, isRefused)).toBeGreaterThan(38);
});

test.each([
  ['loginPc', false],
  ['memberCheck', true],
])('account.%s is answered at once (refused: %s)', async (call, isRefused) => {
  expect(await timeOf(call, isRefused)).toBeLessThan(20);
});

test('THR-13 REL-22 all calls that hash a password spend one budget of their address', () => {
  const hashing = Object.entries(ACCOUNT_BUDGETS).filter(([, budgets]) =>
    budgets.some(({ by, together }) => by === 'address' && together === 'passwords'),
  );
  expect(hashing.map(([call]) => call).toSorted()).toEqual([
    'login',
    'loginPc',
    'register',
    'registerV2',
    'resetPassword',
  ]);
});

test.each(Object.entries(ACCOUNT_BUDGETS))('THR-40 of account.%s the address is counted first', (_, budgets) => {
  expect(budgets[0]?.by).toEqual('address');
});
