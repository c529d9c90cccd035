import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CSV_BYTE_ORDER_MARK, parseCsv, writeCsv } from './csv.ts';

describe('a CSV file', () => {
  test('is read back as it was written', () => {
    const unit = fc.constantFrom('a', 'é', '"', ',', ';', '\t', '|', '\r', '\n', ' ', "'", '+', '0');
    const value = fc.string({ unit, minLength: 1, maxLength: 8 });
    const rows = fc.array(fc.array(value, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t', '|'), (given, delimiter) => {
        const table = [['a', 'b'], ...given];
        const value = table.filter((row) => row.some((cell) => cell.trim() !== ''));
        expect(parseCsv(writeCsv(table, delimiter))).toEqual({ ok: true, value });
      }),
    );
  });

  test('D-62 D-94 begins with a byte order mark, and preserves the leading characters of phone numbers and keys', () => {
    expect(
      writeCsv([
        ['key', 'mobile'],
        ['0012', '+919847012345'],
      ]),
    ).toBe(`${CSV_BYTE_ORDER_MARK}key,mobile\r\n'0012,'+919847012345\r\n`);
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
    [
      'a line that says what stands between cells',
      '\uFEFFsep=;\r\na;b\r\n1,5;2\r\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'the same saved again by a spreadsheet',
      'sep=;;\na;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a tab said so in letters',
      'sep=\\t\na,1\tb\n1\t2',
      [
        ['a,1', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'rows that hold nothing',
      'a;b\n;;;;\n ; \n\u00a0;\u200b\n\u3164;\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['nothing', '', []],
  ])('is read with %s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual({ ok: true, value: rows });
  });

  test('an unterminated value is reported with its line', () => {
    expect(parseCsv('a,b\n1,"two\nthree')).toEqual({ ok: false, error: { line: 2 } });
  });
});
