import { expect, test } from 'vitest';
import { exhibitionDates } from './dates.ts';

const show = (inshowStartDate: string, inshowEndDate: string) => ({
  inshowStartDate,
  inshowEndDate,
  startTime: '',
  endTime: '',
});

test('R-2.150 D-67 exhibition dates are formatted in the reader’s language, with opening hours if they are set', () => {
  expect(exhibitionDates(show('2025-06-05', '2025-06-07'), 'de')).toContain('Juni');
  expect(exhibitionDates(show('2025-06-05', '2025-06-07'), 'en')).toBe('5–7 June 2025');
  expect(exhibitionDates(show('2025-05-30', '2025-06-02'), 'en')).toBe('30 May – 2 June 2025');
  const day = { ...show('2025-06-05', '2025-06-05'), startTime: '09:00', endTime: '17:00' };
  expect(exhibitionDates(day, 'en')).toBe('5 June 2025, 09:00–17:00');
});
