import { expect, test } from 'vitest';
import { formatWeekday } from './weekday.ts';

test.each([
  ['en', 'Thu'],
  ['tr', 'Per'],
  ['zh', '周四'],
  ['ar', 'الخميس'],
] as const)('a weekday is named in %s', (code, name) => {
  expect(formatWeekday('2026-10-15', code)).toBe(name);
  expect(formatWeekday('soon', code)).toBe('soon');
});

test('D-89 Burmese and Khmer weekdays, unknown to browsers, match those of Node', () => {
  const week = Array.from({ length: 7 }, (_, place) => `2026-01-0${place + 1}`);
  for (const code of ['my', 'km'] as const) {
    const format = new Intl.DateTimeFormat(code, { weekday: 'short', timeZone: 'UTC' });
    expect(week.map((day) => formatWeekday(day, code))).toEqual(week.map((day) => format.format(Date.parse(day))));
  }
});
