import { expect, test } from 'vitest';
import { createCounterStore, createMemoryCounter } from './memory-counter.ts';

test('D-65 each key is counted separately and gets its wait time', async () => {
  const counter = createMemoryCounter(createCounterStore(), { name: 'login', points: 2, duration: 60 });
  expect([await counter.spend('a'), await counter.spend('a'), await counter.spend('b')]).toEqual([0, 0, 0]);
  const wait = await counter.spend('a');
  expect([wait > 55, wait <= 60, await counter.spend('b')]).toEqual([true, true, 0]);
});

test('D-65 counters in one store count separately', async () => {
  const store = createCounterStore();
  const [one, other] = ['one', 'other'].map((name) => createMemoryCounter(store, { name, points: 1, duration: 60 }));
  expect([await one?.spend('a'), await other?.spend('a')]).toEqual([0, 0]);
});

test('THR-40 invented keys cannot grow the store beyond its limit', async () => {
  const store = createCounterStore(100);
  const counter = createMemoryCounter(store, { name: 'login', points: 1, duration: 60 });
  for (let key = 0; key < 1_000; key += 1) await counter.spend(`invented ${key}`);
  expect(store.size).toEqual(100);
});
