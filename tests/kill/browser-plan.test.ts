import { expect, test } from 'vitest';
import { createBrowserPlan, GUEST_PACES, KILL_MOMENTS, SUBMIT_METHODS } from './browser-plan.ts';

const rounds = (seed: number, count: number) =>
  Array.from({ length: count }, (_, round) => createBrowserPlan(seed, round));

test('each login method, each pace and each kill moment is used', () => {
  expect(
    rounds(4242, 3)
      .map(({ method }) => method)
      .sort(),
  ).toEqual([...SUBMIT_METHODS].sort());
  const four = rounds(4242, 4);
  expect(four.map(({ pace }) => pace).sort()).toEqual([...GUEST_PACES].sort());
  expect(four.map(({ moment }) => moment).sort()).toEqual([...KILL_MOMENTS].sort());
});

test('over time every method is combined with every moment and every pace', () => {
  const met = new Set(rounds(7, 400).map(({ method, pace, moment }) => [method, pace, moment].join()));
  expect(met.size).toBe(SUBMIT_METHODS.length * new Set(GUEST_PACES).size * KILL_MOMENTS.length);
});

test('a seed reproduces its rounds, and another seed gives different ones', () => {
  expect(rounds(1, 8)).toEqual(rounds(1, 8));
  expect(rounds(1, 8)).not.toEqual(rounds(2, 8));
});
