import { expect, test } from 'vitest';
import { createAnswerFloor } from './answer-floor.ts';

async function timeOf(call: string, isRefused: boolean, floor = 60): Promise<number> {
  const began = performance.now();
  await createAnswerFloor(floor)({ call, isRefused, began });
  return performance.now() - began;
}

test.each([
  ['account.login', true],
  ['account.loginPc', true],
  ['account.sendResetPasswordMail', true],
  ['account.sendResetPasswordMail', false],
])('THR-12 %s takes its least time (refused: %s)', async (call, isRefused) => {
  const taken = await timeOf(call, isRefused);
  expect(taken).toBeGreaterThan(38);
});

test.each([
  ['account.loginPc', false],
  ['account.memberCheck', true],
])('%s is answered at once (refused: %s)', async (call, isRefused) => {
  expect(await timeOf(call, isRefused)).toBeLessThan(20);
});

test('a call that asks for no least time waits for nothing at all', () => {
  const floor = createAnswerFloor(60);
  expect(floor({ call: 'catalogue.searchGoods', isRefused: true, began: performance.now() })).toBeUndefined();
});

test('what took longer by itself waits no more', async () => {
  const began = performance.now();
  await createAnswerFloor(100)({ call: 'account.login', isRefused: true, began: began - 500 });
  expect(performance.now() - began).toBeLessThan(20);
});
