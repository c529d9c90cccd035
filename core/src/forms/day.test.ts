import { describe, expect, test } from 'vitest';
import { countDays } from './day.ts';
import { isDay } from './is-day.ts';

describe('a day', () => {
  test.each(['2027-03-31', '2028-02-29', '1999-12-01'])('%s is one', (value) => expect(isDay(value)).toBe(true));
  test.each(['', '2027-3-1', '31-03-2027', '2027-02-29', '2027-13-01', '2027-00-10', '٢٠٢٧-٠٣-٣١', '2027-03-31T00'])(
    '%s is none',
    (value) => expect(isDay(value)).toBe(false),
  );

  test('lies so many days from another, also over a change of the clocks', () => {
    const days = [countDays('2027-03-01', '2027-04-01'), countDays('2027-01-01', '2026-12-31')];
    expect([...days, countDays('2027-01-01', '2027-01-01')]).toEqual([31, -1, 0]);
  });
});
