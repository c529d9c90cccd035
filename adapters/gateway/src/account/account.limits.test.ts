import { expect, test } from 'vitest';
import { createAnswerFloor, type FlooredAnswers } from '../limits/answer-floor.ts';
import { ACCOUNT_ANSWER_FLOORS } from './account.limits.ts';

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
