import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Delimiter, hasValue } from '@fairhall/core/files/csv';
import { writeXlsx } from '@fairhall/core/files/write-xlsx';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type Format, readRows } from './file-formats.ts';
import { createTable } from './write-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhall-written-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COLUMNS = ['key', 'name_en', 'price_1', 'mobile'];

/** Typical cell values: numeric keys, phone numbers, sizes, several lines, several scripts. */
const cell = fc.oneof(
  fc.constantFrom('', '0012', '+919847012345', '0532 123 45 67', '8690123456017', '2.50', '1.500', '-5', '=1+1', "'=x"),
  fc.constantFrom(
    '1E5',
    '12" pipe',
    'a;b',
    'a,b',
    'a\tb',
    '_x000D_',
    'a\r\nb',
    'a\nb',
    '"',
    "'",
    'سلة',
    '篮子',
    'şişe',
    '👜',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('0', '1', '9', '+', '-', '.', ',', "'", '"', ';', 'E', ' ', '_', 'x'),
    maxLength: 10,
  }),
);
const rows = fc.array(fc.array(cell, { minLength: COLUMNS.length, maxLength: COLUMNS.length }), { maxLength: 5 });

async function readBack(path: string, format: Format) {
  const read: (readonly string[])[] = [];
  for await (const cells of readRows(path, format)) read.push(cells);
  // The titles of JSON are the names in its lines, in order of first appearance.
  const titles = read[0] ?? [];
  return read.map((cells) =>
    COLUMNS.map((column, place) => cells[format === 'ndjson' ? titles.indexOf(column) : place] ?? ''),
  );
}

describe('a written table is read back unchanged', () => {
  test.each<readonly [Format, Delimiter]>([
    ['csv', ','],
    ['csv', ';'],
    ['csv', '\t'],
    ['xlsx', ','],
    ['ndjson', ','],
  ])('D-64 as %s with %j as the delimiter', async (format, delimiter) => {
    const path = join(folder, `table.${format}`);
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const table = await createTable(path, format, COLUMNS, { delimiter });
        for (const row of given)
          await table.write(Object.fromEntries(COLUMNS.map((column, place) => [column, row[place] ?? ''])));
        await table.end();
        const [, ...back] = await readBack(path, format);
        expect(back).toEqual(given.filter(hasValue));
      }),
      { numRuns: 150 },
    );
  });

  test('D-62 as a workbook made by a page', async () => {
    const path = join(folder, 'page.xlsx');
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        writeFileSync(path, writeXlsx([COLUMNS, ...given]));
        expect(await readBack(path, 'xlsx')).toEqual([COLUMNS, ...given].filter(hasValue));
      }),
      { numRuns: 150 },
    );
  });
});
