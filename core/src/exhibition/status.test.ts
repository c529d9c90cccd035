import { expect, test } from 'vitest';
import { exhibitionStatus } from './status.ts';

const show = { inshowStartDate: '2026-06-05', inshowEndDate: '2026-06-07' };

test.each([
  ['2026-06-04', 0],
  ['2026-06-05', 1],
  ['2026-06-06', 1],
  ['2026-06-07', 1],
  ['2026-06-08', 2],
])('R-4.002 on %s the exhibition has the status %i', (day, status) => {
  expect(exhibitionStatus(show, day)).toBe(status);
});
