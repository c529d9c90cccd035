import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cellsOf } from '@fairhall/core/files/cells';
import { afterAll, describe, expect, test } from 'vitest';
import { zipOf } from '../../../tests/support/zip.ts';
import { chunksOf } from './chunks.ts';
import { FileProblem } from './file-problem.ts';
import type { Format } from './formats.ts';
import { checkedFile } from './given-file.ts';
import { createTable } from './write-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhall-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const checked = (content: string | Buffer, format: Format) => {
  writeFileSync(join(folder, 'given'), content);
  return checkedFile({ folder, path: 'given', format }, 'product');
};
/** What a file is refused for, with what stands in the text; undefined for one that is taken. */
const refusal = async (content: string | Buffer, format: Format = 'csv') => {
  try {
    await checked(content, format);
    return undefined;
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return [error.told.key.replace('terminal.import.', ''), ...Object.values(error.told.values ?? {})];
  }
};
const rowsOf = async (content: string | Buffer, format: Format) => {
  const rows = [];
  for await (const chunk of chunksOf(await checked(content, format))) rows.push(...chunk);
  return rows.map(({ cells }) => cells);
};

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const workbook = (sheet: string, more: Parameters<typeof zipOf>[0] = []) =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: `<workbook xmlns:r="${REL}"><sheets><sheet r:id="rId7"/></sheets></workbook>` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet>${sheet}</worksheet>` },
    ...more,
  ]);
const TITLES = '<row><c t="inlineStr"><is><t>key</t></is></c><c t="inlineStr"><is><t>unit</t></is></c></row>';

describe('a file of an organiser', () => {
  test('D-64 CSV is read with commas, semicolons or tabs, a byte order mark and either end of line', async () => {
    const rows = [['A', 'piece, "large"']];
    expect(await rowsOf('key,unit\nA,"piece, ""large"""\n', 'csv')).toEqual(rows);
    expect(await rowsOf('\ufeffKey;Unit\r\nA;"piece, ""large"""\r\n\r\n', 'csv')).toEqual(rows);
    expect(await rowsOf('key\tunit\treason\nA\t"piece, ""large"""\tbecause', 'csv')).toEqual(rows);
    expect(await rowsOf('{"key":"A","unit":"piece, \\"large\\""}\r\n', 'ndjson')).toEqual(rows);
  });

  test('D-64 what is not UTF-8 is named, and nothing of it is taken', async () => {
    expect(await refusal(Buffer.from('\ufeffkey,unit\nA,piece\n', 'utf16le'))).toEqual(['encoding', 'UTF-16']);
    expect(await refusal(Buffer.from('key,unit\nA,piece\n', 'utf16le'))).toEqual(['encoding', 'UTF-16']);
    const gbk = Buffer.concat([Buffer.from('key,name_zh\nA,'), Buffer.from('c3abbeede6b5cacfbef1c3c5', 'hex')]);
    expect(await refusal(gbk)).toEqual(['encoding', 'GBK']);
    expect(await refusal(Buffer.from('key,name_en\nA,Caf\u00e9 au lait\n', 'latin1'))).toEqual([
      ...['encoding', 'ISO-8859-1 / Windows-1252'],
    ]);
    expect(await refusal(Buffer.from('key\n\0\u0001'))).toEqual(['binary']);
  });

  test.each([
    ['', ['empty']],
    ['key,unit\n', ['empty']],
    ['key,colour\nA,red\n', ['unknown', 'colour', expect.any(String)]],
    ['key,unit,unit\nA,a,b\n', ['twice', 'unit']],
    ['unit,currency\npiece,EUR\n', ['missing', 'key, id']],
    ['key,unit\nA,piece\nB,piece,more\n', ['ragged', 3]],
    ['key,unit\nA,"piece\n', ['csv', 2]],
  ])('D-64 CSV %j is refused with the reason', async (content, reason) => {
    expect(await refusal(content)).toEqual(reason);
  });

  test('D-64 a line that is no object, and one without an end, are refused', async () => {
    expect(await refusal('{"key":"A"}\n[1]\n', 'ndjson')).toEqual(['json', 2]);
    expect(await refusal('{"key":{"a":1}}\n', 'ndjson')).toEqual(['json', 1]);
    expect(await refusal(`{"key":"${'a'.repeat(500_000)}`, 'ndjson')).toEqual(['longLine', 400_000]);
  });

  test('D-64 of a formula the value counts that was saved, and numbers are as a sheet shows them', async () => {
    const shared = { name: 'xl/sharedStrings.xml', content: '<sst><si><r><t>AB</t></r><r><t>1</t></r></si></sst>' };
    const row = '<row><c r="A2" t="s"><v>0</v></c><c r="B2"><f>0.1+0.2</f><v>0.30000000000000004</v></c></row>';
    expect(await rowsOf(workbook(`<sheetData>${TITLES}${row}</sheetData>`, [shared]), 'xlsx')).toEqual([
      ['AB1', '0.3'],
    ]);
  });

  test('D-64 a formula that failed, or was saved without its value, is told as such and never read as empty', async () => {
    const cells = '<c r="A2" t="str"><v>A</v></c><c r="B2"><f>C9*2</f></c>';
    const failed = '<c r="A3" t="str"><v>B</v></c><c r="B3" t="e"><f>Z1</f><v>#REF!</v></c>';
    const empty = '<c r="A4" t="str"><v>C</v></c><c r="B4" t="str"><f>""</f><v></v></c>';
    const rows = [cells, failed, empty].map((row) => `<row>${row}</row>`).join('');
    const read = await rowsOf(workbook(`<sheetData>${TITLES}${rows}</sheetData>`), 'xlsx');
    expect(read).toEqual([
      ['A', '#VALUE!'],
      ['B', '#REF!'],
      ['C', ''],
    ]);
    const [first, second, third] = read.map((given) => cellsOf(['key', 'unit'], given).problems);
    expect([first, second, third]).toEqual([
      [{ column: 'unit', code: 'formula', values: { value: '#VALUE!' } }],
      [{ column: 'unit', code: 'formula', values: { value: '#REF!' } }],
      [],
    ]);
  });

  test('D-64 a workbook of nothing, and an old one, are refused with what to do', async () => {
    expect(await refusal(workbook('<sheetData/>'), 'xlsx')).toEqual(['empty']);
    expect(await refusal(workbook(`<sheetData>${TITLES}</sheetData>`), 'xlsx')).toEqual(['empty']);
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'xlsx')).toEqual(['noWorkbook']);
    expect(await refusal(workbook(`<sheetData>${TITLES}${TITLES}</sheetData>`), 'csv')).toEqual(['binary']);
  });

  test('D-64 THR-38 a workbook is refused that is damaged, has merged cells, or unpacks without end', async () => {
    expect(await refusal('not a zip', 'xlsx')).toEqual(['noWorkbook']);
    expect(await refusal(workbook('<sheetData><row></sheetData>'), 'xlsx')).toEqual(['noWorkbook']);
    const merged = `<sheetData>${TITLES}${TITLES}</sheetData><mergeCells><mergeCell ref="A2:B2"/></mergeCells>`;
    expect(await refusal(workbook(merged), 'xlsx')).toEqual(['merged', 'A2:B2']);
    const large = { name: 'xl/media/a', content: Buffer.alloc(10), claims: 3_000_000_000 };
    expect(await refusal(workbook('', [large]), 'xlsx')).toEqual(['bomb']);
    const liar = { name: 'xl/sharedStrings.xml', content: Buffer.alloc(2_000_000, 32), claims: 10 };
    expect(await refusal(workbook(`<sheetData>${TITLES}</sheetData>`, [liar]), 'xlsx')).toEqual(['noWorkbook']);
    const entities = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet/>';
    const doctype = zipOf([{ name: 'xl/worksheets/sheet1.xml', content: entities }]);
    expect(await refusal(doctype, 'xlsx')).toEqual(['bomb']);
  });

  test('D-64 a workbook of more than 20,000 rows is for CSV', async () => {
    const many = `<sheetData>${TITLES}${'<row><c t="str"><v>A</v></c></row>'.repeat(20_001)}</sheetData>`;
    expect(await refusal(workbook(many), 'xlsx')).toEqual(['largeWorkbook', 20_000]);
  });

  test('D-64 a CSV file of a million rows is refused when the first too many is met', async () => {
    expect(await refusal(`key\n${'A\n'.repeat(1_000_000)}`)).toEqual(['tooManyRows', 200_000]);
  });

  test('D-64 NDJSON of a million rows, or of names without end, is not read to its end', async () => {
    const before = process.memoryUsage().rss;
    expect(await refusal('{"key":"A"}\n'.repeat(1_000_000), 'ndjson')).toEqual(['tooManyRows', 200_000]);
    const names = Array.from({ length: 300_000 }, (_, at) => `{"key":"A","n${at}":"1"}`);
    expect(await refusal(names.join('\n'), 'ndjson')).toEqual(['unknown', 'n0', expect.any(String)]);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  test.each(['csv', 'xlsx'] as const)(
    'D-64 no cell of an exported %s is a formula, and all come back',
    async (format) => {
      const row = {
        key: '=cmd|calc',
        unit: '@sum',
        name_en: '-5 to +40',
        description_en: 'a\r\n"b",<c>&',
        min_order: '-5',
      };
      const columns = Object.keys(row);
      const table = await createTable(join(folder, 'out'), format, columns);
      await table.write(row);
      await table.end();
      const rows = [];
      for await (const chunk of chunksOf(await checkedFile({ folder, path: 'out', format }, 'product')))
        rows.push(...chunk);
      expect(rows.map(({ cells }) => cells)).toEqual([Object.values(row)]);
      if (format === 'csv') {
        const { readFileSync } = await import('node:fs');
        expect(readFileSync(join(folder, 'out'), 'utf8')).toContain("'=cmd|calc,'@sum,'-5 to +40,");
      }
    },
  );
});
