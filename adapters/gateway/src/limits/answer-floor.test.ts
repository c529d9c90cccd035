import { expect, test } from 'vitest';
import { createAnswerFloor } from './answer-floor.ts';

const floor = createAnswerFloor(100, new Map([['account.login', 'refused']]));

test('a call that asks for no least time waits for nothing at all', () => {
  expect(floor({ call: 'catalogue.searchGoods', isRefused: true, began: performance.now() })).toBeUndefined();
});

test('what took longer by itself waits no more', async () => {
  const began = performance.now();
  await floor({ call: 'account.login', isRefused: true, began: began - 500 });
  expect(performance.now() - began).toBeLessThan(20);
});

test('a floor of 0 is none', () => {
  const none = createAnswerFloor(0, new Map([['account.login', 'all']]));
  expect(none({ call: 'account.login', isRefused: true, began: performance.now() })).toBeUndefined();
});
