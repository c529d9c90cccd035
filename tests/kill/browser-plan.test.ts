import { expect, test } from 'vitest';
import { createBrowserPlan, GUEST_PACES, KILL_MOMENTS, SUBMIT_METHODS } from './browser-plan.ts';

const rounds = (seed: number, count: number) =>
  Array.from({ length: count }, (_, round) => createBrowserPlan(seed, round));

test('each way of asking for the login, each pace and each moment has its turn', () => {
  expect(
    rounds(4242, 3)
      .map(({ method }) => method)
      .sort(),
  ).toEqual([...SUBMIT_METHODS].sort());
  const four = rounds(4242, 4);
  expect(four.map(({ pace }) => pace).sort()).toEqual([...GUEST_PACES].sort());
  expect(four.map(({ moment }) => moment).sort()).toEqual([...KILL_MOMENTS].sort());
});

test('in time every way meets every moment at every pace', () => {
  const met = new Set(rounds(7, 400).map(({ method, pace, moment }) => [method, pace, moment].join()));
  expect(met.size).toBe(SUBMIT_METHODS.length * new Set(GUEST_PACES).size * KILL_MOMENTS.length);
});

test('a seed gives the same rounds again, and another one others', () => {
  expect(rounds(1, 8)).toEqual(rounds(1, 8));
  expect(rounds(1, 8)).not.toEqual(rounds(2, 8));
});
