import { expect, test } from 'vitest';
import { browserPlanOf, MOMENTS, PACES, WAYS } from './browser-plan.ts';

const rounds = (seed: number, count: number) => Array.from({ length: count }, (_, round) => browserPlanOf(seed, round));

test('each way of asking for the login, each pace and each moment has its turn', () => {
  expect(
    rounds(4242, 3)
      .map(({ way }) => way)
      .sort(),
  ).toEqual([...WAYS].sort());
  const four = rounds(4242, 4);
  expect(four.map(({ pace }) => pace).sort()).toEqual([...PACES].sort());
  expect(four.map(({ moment }) => moment).sort()).toEqual([...MOMENTS].sort());
});

test('in time every way meets every moment at every pace', () => {
  const met = new Set(rounds(7, 400).map(({ way, pace, moment }) => [way, pace, moment].join()));
  expect(met.size).toBe(WAYS.length * new Set(PACES).size * MOMENTS.length);
});

test('a seed gives the same rounds again, and another one others', () => {
  expect(rounds(1, 8)).toEqual(rounds(1, 8));
  expect(rounds(1, 8)).not.toEqual(rounds(2, 8));
});
