import { expect, test } from 'vitest';
import { getZoneDay } from './zone-day.ts';

test('the same moment is another day in another time zone', () => {
  const now = Date.UTC(2026, 10, 23, 20);
  expect([getZoneDay('UTC', now), getZoneDay('Asia/Kolkata', now)]).toEqual(['2026-11-23', '2026-11-24']);
});
