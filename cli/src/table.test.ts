import { describe, expect, test } from 'vitest';
import type { View } from './answer.ts';
import { formatAlignedTable, formatTabSeparated } from './table.ts';

const plain = (title: string) => title;
const table = (rows: readonly (readonly string[])[]): View => ({
  kind: 'table',
  columns: [{ title: 'Name' }, { title: 'Price', align: 'end' }, { title: 'Country' }],
  rows,
});

describe('output for a person', () => {
  test('columns are aligned, numbers at the end, Chinese characters two columns wide', () => {
    const rows = [
      ['棉布袋', '1.80', 'China'],
      ['Cotton bag', '12.00', ''],
    ];
    expect(formatAlignedTable(table(rows), plain)).toBe(
      ['Name        Price  Country', '棉布袋       1.80  China', 'Cotton bag  12.00', ''].join('\n'),
    );
  });

  test('facts are printed one per line', () => {
    const view: View = {
      kind: 'facts',
      facts: [
        ['Id', 'P1'],
        ['Supplier', 'Lumen'],
      ],
    };
    expect(formatAlignedTable(view, plain)).toBe('Id        P1\nSupplier  Lumen\n');
  });
});

describe('output for a program', () => {
  test('one row per line, fields separated by tabs, without titles', () => {
    expect(formatTabSeparated(table([['Cotton bag', '1.80', 'India']]))).toBe('Cotton bag\t1.80\tIndia\n');
  });
});

test('a name with control characters can neither control the terminal nor break a line', () => {
  const evil = 'Bag\u001b[2J\tlarge\nsecond\u2028third\u0007';
  expect(formatTabSeparated(table([[evil, '1', 'IN']]))).toBe('Bag [2J large second third\t1\tIN\n');
  expect(formatAlignedTable(table([[evil, '1', 'IN']]), plain)).toContain('Bag [2J large second third      1  IN');
});
