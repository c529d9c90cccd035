import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv, writeCsv } from './csv.ts';

describe('a file of rows', () => {
  test('what is written is read as it was', () => {
    const value = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', ' '), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const table = [['a', 'b'], ...rows];
        expect(parseCsv(writeCsv(table))).toEqual({ ok: true, value: table });
      }),
    );
  });

  test.each([
    [
      'a mark at its beginning and Windows ends',
      '\uFEFFa,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'empty lines',
      'a,b\n\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['nothing', '', []],
  ])('is read with %s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual({ ok: true, value: rows });
  });

  test('a value that does not end is told by its line', () => {
    expect(parseCsv('a,b\n1,"two\nthree')).toEqual({ ok: false, error: { line: 2 } });
  });
});
