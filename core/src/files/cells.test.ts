import { describe, expect, test } from 'vitest';
import { createCells } from './cells.ts';
import { readYesNo } from './require-cell.ts';

const NBSP = '\u00a0';
const NARROW = '\u202f';

/** The parsed value of a price cell, and the codes of its problems. */
const price = (cell: string, decimal: '.' | ',') => {
  const cells = createCells(['price_1'], [cell], decimal);
  return [cells.number('price_1', 20), cells.problems.map(({ code }) => code)];
};
const amount = (cell: string, decimal: '.' | ',') => {
  const cells = createCells(['min_order'], [cell], decimal);
  return [cells.wholeNumber('min_order', 1, 999_999_999), cells.problems.map(({ code, values }) => [code, values])];
};

describe('numbers in a file with a decimal comma', () => {
  test.each([
    ['2,50', '2.50'],
    ['0,5', '0.5'],
    ['1,500', '1.500'],
    ['1.234,50', '1234.50'],
    ['12.345.678', '12345678'],
    ['1 234,50', '1234.50'],
    [`1${NBSP}234,50`, '1234.50'],
    [`1${NARROW}234,50`, '1234.50'],
    ["1'234,50", '1234.50'],
    ["1'234.50", '1234.50'],
    ['1’234’567', '1234567'],
    ['2.50', '2.50'],
    ['0.500', '0.500'],
    ['1234.500', '1234.500'],
    ['٢٫٥٠', '2.50'],
    ['٢٫٥٠٠', '2.500'],
    ['90', '90'],
    ['', ''],
  ])('D-64 %j is read as %s', (cell, value) => {
    expect(price(cell, ',')).toEqual([value, []]);
  });

  test.each(['1.500', '12.345', '999.999'])('D-64 %s is rejected with both possible values', (cell) => {
    const cells = createCells(['price_1'], [cell], ',');
    cells.number('price_1', 20);
    const values = { value: cell.replace('.', ''), alternative: String(Number(cell)) };
    expect(cells.problems).toEqual([{ column: 'price_1', code: 'ambiguous', values }]);
  });

  test('D-64 quantities are read in the same way', () => {
    expect(amount('1.000.000', ',')).toEqual([1_000_000, []]);
    expect(amount('1 000', ',')).toEqual([1_000, []]);
    expect(amount('100,00', ',')).toEqual([100, []]);
    expect(amount('1.500', ',')).toEqual([undefined, [['ambiguous', { value: '1500', alternative: '1.5' }]]]);
    expect(amount('2,5', ',')[1]).toMatchObject([['number', {}]]);
  });

  test('D-64 nothing is guessed in a file with a decimal point', () => {
    expect(price('1.500', '.')).toEqual(['1.500', []]);
    expect(price('2,50', '.')).toEqual(['2,50', []]);
    expect(amount('1.500', '.')[1]).toMatchObject([['number', {}]]);
  });
});

describe('a cell of an organiser’s file', () => {
  test.each(['8.69012E+12', '8,69012E+12', '2.0030000000001234E+16', '1E+15', '-1E+15'])(
    'D-64 rejects a number that a spreadsheet has shortened to %s',
    (cell) => {
      expect(createCells(['key'], [cell]).problems).toEqual([
        { column: 'key', code: 'shortened', values: { value: cell } },
      ]);
    },
  );

  test('D-64 a key is the same with composed or decomposed accents, and without invisible characters', () => {
    const key = (cell: string) => createCells(['key', 'name_en'], [cell, cell]).cell('key', 100);
    expect(key('e\u03011')).toBe('\u00e91');
    expect(key('AB-1\u200b')).toBe('AB-1');
    expect(key('\u2066AB-1\u2069 ')).toBe('AB-1');
    expect(createCells(['name_en'], ['a\u200db']).cell('name_en', 100)).toBe('a\u200db');
    expect(createCells(['key'], ['e\u03011']).writtenKey('key')).toBe('e\u03011');
  });

  test.each([
    ...([
      ['yes', true],
      ['No', false],
      ['TRUE', true],
      ['false', false],
      ['', undefined],
    ] as const),
  ])('D-64 %j is read as yes, no or empty', (cell, value) => {
    expect(readYesNo(createCells(['published'], [cell]), 'published')).toBe(value);
  });

  test('D-64 any word but yes or no is rejected with both choices', () => {
    const cells = createCells(['published'], ['maybe']);
    expect(readYesNo(cells, 'published')).toBeUndefined();
    expect(cells.problems).toEqual([{ column: 'published', code: 'choice', values: { choices: 'yes, no' } }]);
  });
});
