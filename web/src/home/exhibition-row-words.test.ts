import { expect, test } from 'vitest';
import { toDateWords } from './exhibition-row-words.ts';

const datesOf = (from: string, to: string) => toDateWords({ inshowStartDate: from, inshowEndDate: to }, 'en');

test('the days of one month are apart from the month', () => {
  expect(datesOf('2026-11-27', '2026-11-30')).toEqual({ days: '27–30', month: 'November 2026' });
  expect(datesOf('2026-11-07', '2026-11-07')).toEqual({ days: '7', month: 'November 2026' });
});

test('the days of two months are one text', () => {
  expect(datesOf('2026-11-29', '2026-12-02')).toEqual({ days: '29 November – 2 December 2026', month: '' });
});
