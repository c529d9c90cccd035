import { describe, expect, test } from 'vitest';
import { findBuiltInDateFormat, parseDateFormat, toDateCell } from './sheet-dates.ts';

const [DAY, TIME, BOTH] = [
  { hasDay: true, hasTime: false },
  { hasDay: false, hasTime: true },
  { hasDay: true, hasTime: true },
];

describe('the displayed value of a workbook cell', () => {
  test.each([
    ['dd.mm.yyyy;@', DAY],
    ['[$-409]d-mmm-yy;@', DAY],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', DAY],
    ['yyyy"年"m"月"d"日"', DAY],
    ['mmm-yy', DAY],
    ['h:mm AM/PM', TIME],
    ['[h]:mm:ss', TIME],
    ['mm:ss.0', TIME],
    ['m/d/yy h:mm', BOTH],
    ['General', undefined],
    ['0.00', undefined],
    ['#,##0.00 "days"', undefined],
    ['[Red]0', undefined],
    ['\\d0', undefined],
    ['0.00E+00', undefined],
    ['@', undefined],
  ])('D-64 parses the format %s', (code, format) => {
    expect(parseDateFormat(code)).toEqual(format);
  });

  test('D-64 recognises the built-in date formats', () => {
    expect([0, 2, 14, 20, 22, 31, 46, 49, 57].map(findBuiltInDateFormat)).toEqual([
      undefined,
      undefined,
      DAY,
      TIME,
      BOTH,
      DAY,
      TIME,
      undefined,
      DAY,
    ]);
  });

  test('D-64 converts date and time numbers, counted from 1900 or from 1904', () => {
    expect(toDateCell(46_447, DAY, false)).toBe('2027-03-01');
    expect(toDateCell(44_985, DAY, true)).toBe('2027-03-01');
    expect(toDateCell(61, DAY, false)).toBe('1900-03-01');
    expect(toDateCell(0.4166666666666667, TIME, false)).toBe('10:00');
    expect(toDateCell(0.416666, TIME, false)).toBe('10:00');
    expect(toDateCell(0.75 + 20 / 86_400, TIME, false)).toBe('18:00:20');
    expect(toDateCell(46_447.5, TIME, false)).toBe('12:00');
    expect(toDateCell(1, TIME, false)).toBe('24:00');
    expect(toDateCell(46_447.5, BOTH, false)).toBe('2027-03-01 12:00');
    expect(toDateCell(46_447, BOTH, false)).toBe('2027-03-01');
    expect(toDateCell(-1, DAY, false)).toBeUndefined();
    expect(toDateCell(1e9, DAY, false)).toBeUndefined();
  });
});
