import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { removeGuard, withFormulaGuard, withGuard } from './cell-guard.ts';

describe('a spreadsheet cell', () => {
  test.each([
    ['=cmd|calc', "'=cmd|calc"],
    ['@sum', "'@sum"],
    ['-5 to +40', "'-5 to +40"],
    ['+919847012345', "'+919847012345"],
    ['05321234567', "'05321234567"],
    ['0532 123 45 67', "'0532 123 45 67"],
    ['0012', "'0012"],
    ['8690123456017', "'8690123456017"],
    ['1E5', "'1E5"],
    ["'=cmd", "''=cmd"],
  ])('D-62 D-64 %s is written as %s and read back unchanged', (cell, written) => {
    expect([withGuard(cell), removeGuard(written)]).toEqual([written, cell]);
  });

  test.each([
    '',
    '0',
    '0.5',
    '2.5',
    '-5',
    '-0.25',
    '12345678901',
    '2027-03-01',
    '09:30',
    'P121902',
    "'95 model",
    '0-ring',
  ])('D-64 %j is written unchanged', (cell) => {
    expect([withGuard(cell), removeGuard(cell)]).toEqual([cell, cell]);
  });

  test('D-64 a workbook guards formulas only', () => {
    expect(['+919847012345', '0012', '8690123456017', '=cmd'].map(withFormulaGuard)).toEqual([
      '+919847012345',
      '0012',
      '8690123456017',
      "'=cmd",
    ]);
  });

  test('D-64 any written cell is read back unchanged', () => {
    const sign = fc.constantFrom("'", '=', '+', '-', '@', '0', '1', '9', '.', 'E', 'a', ' ', '\t', '\r');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: sign, maxLength: 14 }), fc.string({ unit: 'binary' })), (cell) => {
        expect(removeGuard(withGuard(cell))).toBe(cell);
        expect(removeGuard(withFormulaGuard(cell))).toBe(cell);
      }),
      { numRuns: 2_000 },
    );
  });
});
