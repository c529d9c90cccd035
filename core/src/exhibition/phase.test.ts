import { expect, test } from 'vitest';
import { EXHIBITION_PHASE } from '../site/exhibition-codes.ts';
import { exhibitionPhase, isCurrent, resolvePhase } from './phase.ts';

const show = { inshowStartDate: '2026-06-05', inshowEndDate: '2026-06-07', isPublished: true, setPhase: null };

test.each([
  ['2026-04-05', 1],
  ['2026-04-06', 2],
  ['2026-06-04', 2],
  ['2026-06-05', 3],
  ['2026-06-07', 3],
  ['2026-06-08', 4],
  ['2026-07-07', 4],
  ['2026-07-08', 5],
])('R-4.003 A-57 on %s an exhibition is in phase %i by its dates', (day, phase) => {
  expect(exhibitionPhase(show, day)).toBe(phase);
});

test('R-4.003 A-57 a phase set by an operator overrides the dates, but an unpublished exhibition stays unpublished', () => {
  const set = { ...show, setPhase: EXHIBITION_PHASE.postShow };
  expect(exhibitionPhase(set, '2026-06-05')).toBe(EXHIBITION_PHASE.postShow);
  expect(exhibitionPhase({ ...set, isPublished: false }, '2026-06-05')).toBe(EXHIBITION_PHASE.unpublished);
});

test('R-2.257 is_during_expo shows any published exhibition as during its show', () => {
  const asked = ([0, 1, 3, 5] as const).map((phase) => [resolvePhase(phase, true), resolvePhase(phase, undefined)]);
  expect(asked).toEqual([
    [0, 0],
    [3, 1],
    [3, 3],
    [3, 5],
  ]);
});

test('A-45 an exhibition is current until its show is over', () => {
  expect(([0, 1, 2, 3, 4, 5] as const).filter(isCurrent)).toEqual([1, 2, 3]);
});
