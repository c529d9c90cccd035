import { describe, expect, test } from 'vitest';
import { countDays } from './day.ts';
import { isDay } from './is-day.ts';

describe('a calendar day', () => {
  test.each(['2027-03-31', '2028-02-29', '1999-12-01'])('%s is valid', (value) => expect(isDay(value)).toBe(true));
  test.each(['', '2027-3-1', '31-03-2027', '2027-02-29', '2027-13-01', '2027-00-10', '٢٠٢٧-٠٣-٣١', '2027-03-31T00'])(
    '%s is invalid',
    (value) => expect(isDay(value)).toBe(false),
  );

  test('counts the days to another day, also across a clock change', () => {
    const days = [countDays('2027-03-01', '2027-04-01'), countDays('2027-01-01', '2026-12-31')];
    expect([...days, countDays('2027-01-01', '2027-01-01')]).toEqual([31, -1, 0]);
  });
});
