import { SITE_LIST } from '@fairhall/core/site/sites';
import { expect, test } from 'vitest';
import { getSiteDay, listRunningDays } from './site-day.ts';

const evening = Date.parse('2026-11-21T18:30:00Z');

test('R-9.050 a day ends at midnight in the site’s time zone', () => {
  expect(getSiteDay(999, evening)).toEqual('2026-11-21 UTC');
  expect(getSiteDay(1, evening)).toEqual('2026-11-22 Asia/Kolkata');
  expect(getSiteDay(1, evening - 1)).toEqual('2026-11-21 Asia/Kolkata');
  expect(getSiteDay(8, Date.parse('2026-11-21T05:59:59Z'))).toEqual('2026-11-20 America/Mexico_City');
});

test('every country site has its own time zone', () => {
  const noon = Date.parse('2026-11-21T12:30:00Z');
  for (const { id } of SITE_LIST) expect(getSiteDay(id, noon)).toMatch(/^2026-11-21 /);
  const late = SITE_LIST.filter(({ international }) => !international).filter(
    ({ id }) => getSiteDay(id, Date.parse('2026-11-21T23:59:59Z')) === getSiteDay(id, noon),
  );
  expect(late.map(({ name }) => name)).toEqual(['Brazil', 'Mexico']);
});

test('R-9.050 at any moment one day is running in every time zone', () => {
  expect(listRunningDays(evening)).toEqual(expect.arrayContaining(['2026-11-21 UTC', '2026-11-22 Asia/Tokyo']));
  expect(listRunningDays(evening)).toHaveLength(22);
});
