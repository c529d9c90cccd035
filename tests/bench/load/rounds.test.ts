import { expect, test } from 'vitest';
import { compareSpeeds, type Summary, withOlderFigure } from './rounds.ts';

const summary = (...speeds: readonly number[]): Summary => ({ perSecond: speeds[0] ?? 0, speeds, p50: 1, p99: 2 });

test('the speed ratio is computed round by round, so that a slow round affects both targets', () => {
  expect(compareSpeeds(summary(100, 10, 90), summary(50, 5, 90))).toBe(2);
});

test('a line shows the older version only if it was measured', () => {
  const line = { name: 'search', figure: '100/s' };
  const now = summary(100);
  expect(withOlderFigure(line, new Map([['search', now]]), 'search')).toEqual(line);
  expect(
    withOlderFigure(
      line,
      new Map([
        ['search', now],
        ['search (before)', summary(40)],
      ]),
      'search',
    ),
  ).toEqual({
    ...line,
    before: { figure: '40/s (p99 2.00 ms)', ratio: '2.50' },
  });
});
