import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RowOutcome } from '@fairhall/core/contract/catalogue/import-calls';
import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { createCells } from '@fairhall/core/files/cells';
import { writeXlsx } from '@fairhall/core/files/write-xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import { createZip } from '../../../tests/support/zip.ts';
import { readChunks } from './chunks.ts';
import type { Format } from './file-formats.ts';
import { FileProblem } from './file-problem.ts';
import { checkImportFile } from './import-file.ts';
import { createRejectedRowsFile } from './rejected-rows.ts';
import { createTable } from './write-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhall-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const checked = (content: string | Uint8Array, format: Format, kind: ImportKind = 'product') => {
  writeFileSync(join(folder, 'given'), content);
  return checkImportFile({ folder, path: 'given', format }, kind);
};
/** Why a file is rejected, with the values of the message; undefined if it is accepted. */
const refusal = async (content: string | Buffer, format: Format = 'csv') => {
  try {
    await checked(content, format);
    return undefined;
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return [error.shownMessage.key.replace('terminal.import.', ''), ...Object.values(error.shownMessage.values ?? {})];
  }
};
const sentRows = async (content: string | Uint8Array, format: Format, kind?: ImportKind) => {
  const rows = [];
  for await (const chunk of readChunks(await checked(content, format, kind))) rows.push(...chunk);
  return rows;
};
const rowsOf = async (content: string | Uint8Array, format: Format, kind?: ImportKind) =>
  (await sentRows(content, format, kind)).map(({ cells }) => cells);
const texts = { text: (key: string) => key, has: () => true };

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const workbook = (sheet: string, more: Parameters<typeof createZip>[0] = []) =>
  createZip([
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

describe('an organiser’s file', () => {
  test('D-64 CSV is read with commas, semicolons or tabs, a byte order mark and either line ending', async () => {
    const rows = [['A', 'piece, "large"']];
    expect(await rowsOf('key,unit\nA,"piece, ""large"""\n', 'csv')).toEqual(rows);
    expect(await rowsOf('\ufeffKey;Unit\r\nA;"piece, ""large"""\r\n\r\n', 'csv')).toEqual(rows);
    expect(await rowsOf('key\tunit\treason\nA\t"piece, ""large"""\tbecause', 'csv')).toEqual(rows);
    expect(await rowsOf('{"key":"A","unit":"piece, \\"large\\""}\r\n', 'ndjson')).toEqual(rows);
  });

  test('D-64 an encoding other than UTF-8 is named, and the whole file is rejected', async () => {
    expect(await refusal(Buffer.from('\ufeffkey,unit\nA,piece\n', 'utf16le'))).toEqual(['encoding', 'UTF-16']);
    expect(await refusal(Buffer.from('key,unit\nA,piece\n', 'utf16le'))).toEqual(['encoding', 'UTF-16']);
    const gbk = Buffer.concat([Buffer.from('key,name_zh\nA,'), Buffer.from('c3abbeede6b5cacfbef1c3c5', 'hex')]);
    expect(await refusal(gbk)).toEqual(['encoding', 'GBK']);
    expect(await refusal(Buffer.from('key,name_en\nA,Caf\u00e9 au lait\n', 'latin1'))).toEqual([
      'encoding',
      'ISO-8859-1 / Windows-1252',
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
  ])('D-64 CSV %j is rejected with the reason', async (content, reason) => {
    expect(await refusal(content)).toEqual(reason);
  });

  test('D-64 a line that is not an object, or never ends, is rejected', async () => {
    expect(await refusal('{"key":"A"}\n[1]\n', 'ndjson')).toEqual(['json', 2]);
    expect(await refusal('{"key":{"a":1}}\n', 'ndjson')).toEqual(['json', 1]);
    expect(await refusal(`{"key":"${'a'.repeat(500_000)}`, 'ndjson')).toEqual(['longLine', 400_000]);
  });

  test('D-64 a formula is read as its saved value, and numbers are read as a sheet shows them', async () => {
    const shared = { name: 'xl/sharedStrings.xml', content: '<sst><si><r><t>AB</t></r><r><t>1</t></r></si></sst>' };
    const row = '<row><c r="A2" t="s"><v>0</v></c><c r="B2"><f>0.1+0.2</f><v>0.30000000000000004</v></c></row>';
    expect(await rowsOf(workbook(`<sheetData>${TITLES}${row}</sheetData>`, [shared]), 'xlsx')).toEqual([
      ['AB1', '0.3'],
    ]);
  });

  test('D-64 a formula that failed, or was saved without its value, is read as an error and never as empty', async () => {
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
    const [first, second, third] = read.map((given) => createCells(['key', 'unit'], given).problems);
    expect([first, second, third]).toEqual([
      [{ column: 'unit', code: 'formula', values: { value: '#VALUE!' } }],
      [{ column: 'unit', code: 'formula', values: { value: '#REF!' } }],
      [],
    ]);
  });

  test('D-64 an empty workbook and an old one are rejected with the reason', async () => {
    expect(await refusal(workbook('<sheetData/>'), 'xlsx')).toEqual(['empty']);
    expect(await refusal(workbook(`<sheetData>${TITLES}</sheetData>`), 'xlsx')).toEqual(['empty']);
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'xlsx')).toEqual(['noWorkbook']);
    expect(await refusal(workbook(`<sheetData>${TITLES}${TITLES}</sheetData>`), 'csv')).toEqual(['binary']);
  });

  test('D-64 THR-38 a workbook that is damaged, has merged cells or unpacks endlessly is rejected', async () => {
    expect(await refusal('not a zip', 'xlsx')).toEqual(['noWorkbook']);
    expect(await refusal(workbook('<sheetData><row></sheetData>'), 'xlsx')).toEqual(['noWorkbook']);
    const merged = `<sheetData>${TITLES}${TITLES}</sheetData><mergeCells><mergeCell ref="A2:B2"/></mergeCells>`;
    expect(await refusal(workbook(merged), 'xlsx')).toEqual(['merged', 'A2:B2']);
    const large = { name: 'xl/media/a', content: Buffer.alloc(10), claims: 3_000_000_000 };
    expect(await refusal(workbook('', [large]), 'xlsx')).toEqual(['bomb']);
    const liar = { name: 'xl/sharedStrings.xml', content: Buffer.alloc(2_000_000, 32), claims: 10 };
    expect(await refusal(workbook(`<sheetData>${TITLES}</sheetData>`, [liar]), 'xlsx')).toEqual(['noWorkbook']);
    const entities = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet/>';
    const doctype = createZip([{ name: 'xl/worksheets/sheet1.xml', content: entities }]);
    expect(await refusal(doctype, 'xlsx')).toEqual(['bomb']);
  });

  test('D-64 a workbook of more than 20,000 rows is rejected and has to be CSV', async () => {
    const many = `<sheetData>${TITLES}${'<row><c t="str"><v>A</v></c></row>'.repeat(20_001)}</sheetData>`;
    expect(await refusal(workbook(many), 'xlsx')).toEqual(['largeWorkbook', 20_000]);
  });

  test('D-64 a CSV file of a million rows is rejected at the first row over the limit', async () => {
    expect(await refusal(`key\n${'A\n'.repeat(1_000_000)}`)).toEqual(['tooManyRows', 200_000]);
  });

  test('D-64 NDJSON with a million rows, or endless column names, is not read to its end', async () => {
    const before = process.memoryUsage().rss;
    expect(await refusal('{"key":"A"}\n'.repeat(1_000_000), 'ndjson')).toEqual(['tooManyRows', 200_000]);
    const names = Array.from({ length: 300_000 }, (_, at) => `{"key":"A","n${at}":"1"}`);
    expect(await refusal(names.join('\n'), 'ndjson')).toEqual(['unknown', 'n0', expect.any(String)]);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  test.each(['csv', 'xlsx'] as const)(
    'D-64 no cell of an exported %s is a formula, and all values are read back',
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
      for await (const chunk of readChunks(await checkImportFile({ folder, path: 'out', format }, 'product')))
        rows.push(...chunk);
      expect(rows.map(({ cells }) => cells)).toEqual([Object.values(row)]);
      if (format === 'csv') {
        expect(readFileSync(join(folder, 'out'), 'utf8')).toContain("'=cmd|calc,'@sum,'-5 to +40,");
      }
    },
  );

  test.each([
    ['all.tsv', '\ufeffkey\tunit\r\nA\tpiece\r\n'],
    ['ALL.TSV', '\ufeffkey\tunit\r\nA\tpiece\r\n'],
    ['all.csv', '\ufeffkey,unit\r\nA,piece\r\n'],
  ])('D-64 %s uses the delimiter of its file extension', async (name, text) => {
    const table = await createTable(join(folder, name), 'csv', ['key', 'unit']);
    await table.write({ key: 'A', unit: 'piece' });
    await table.end();
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });

  test('D-64 empty rows are skipped, and the others keep their spreadsheet row numbers', async () => {
    const csv = await sentRows('key;unit\r\nA;piece\r\n;;;;;;;;\r\n\r\n ; \r\nB;box\r\n', 'csv');
    expect(csv).toEqual([
      { row: 2, cells: ['A', 'piece'] },
      { row: 6, cells: ['B', 'box'] },
    ]);
    const empty = Array.from({ length: 25_000 }, (_, at) => `<row r="${at + 3}" s="1"><c r="A${at + 3}" s="1"/></row>`);
    const row = (at: number) => `<row r="${at}"><c r="A${at}" t="str"><v>A${at}</v></c></row>`;
    const sheet = `<sheetData>${TITLES}${row(2)}${empty.join('')}${row(25_003)}</sheetData>`;
    expect(await sentRows(workbook(sheet), 'xlsx')).toEqual([
      { row: 2, cells: ['A2', ''] },
      { row: 25_003, cells: ['A25003', ''] },
    ]);
    expect(await sentRows('{"key":"A"}\n\n{"key":"B"}\n', 'ndjson')).toMatchObject([{ row: 1 }, { row: 3 }]);
  });

  test.each([
    ['sep=;\r\nkey;unit\r\nA;b,c\r\n', ';'],
    ['\ufeffsep=;\nkey;unit\nA;b,c\n', ';'],
    ['SEP=;\nkey;unit\nA;b,c\n', ';'],
    ['sep=\t\nkey\tunit\nA\tb,c\n', '\t'],
    ['sep=\\t\nkey\tunit\nA\tb,c\n', '\t'],
    ['"sep=|"\nkey|unit\nA|b,c\n', '|'],
    ['sep=,\nkey,unit\nA,"b,c"\n', ','],
  ])('D-64 the separator line of %j is not a row', async (content, delimiter) => {
    expect(await sentRows(content, 'csv')).toEqual([{ row: 2, cells: ['A', 'b,c'] }]);
    expect(await checked(content, 'csv')).toMatchObject({ delimiter, decimal: delimiter === ';' ? ',' : '.' });
  });

  test('D-64 a misplaced quote invalidates only its own row', async () => {
    const lines = [
      'key,unit',
      'A,12" pipe',
      'B,piece',
      'C,"open',
      'D,"box, large"',
      'E,"two',
      'lines"',
      'F,"x"y',
      'G,set',
    ];
    const content = `${lines.join('\n')}\n`;
    const given = await checked(content, 'csv');
    expect(given.unreadable).toEqual([
      { row: 2, text: 'A,12" pipe' },
      { row: 4, text: 'C,"open' },
      { row: 7, text: 'F,"x"y' },
    ]);
    expect(await sentRows(content, 'csv')).toEqual([
      { row: 3, cells: ['B', 'piece'] },
      { row: 5, cells: ['D', 'box, large'] },
      { row: 6, cells: ['E', 'two\nlines'] },
      { row: 8, cells: ['G', 'set'] },
    ]);
    expect(await sentRows(`key,unit\nA,"open\n${'B,piece\n'.repeat(100_000)}`, 'csv')).toHaveLength(100_000);
  });

  test('D-64 column titles are recognised in any case and with invisible characters', async () => {
    const { titles, writtenTitles } = await checked('\u200bKey,UNIT\u200b\nA,piece\n', 'csv');
    expect([titles, writtenTitles]).toEqual([
      ['key', 'unit'],
      ['\u200bKey', 'UNIT\u200b'],
    ]);
  });

  test('D-64 a whole number keeps all its digits, or the loss of digits is reported', async () => {
    const values = ['8690123456017', '8690123456024', '14006381333938', '123456789012345', '1E+3', '-0', '-7'];
    const lost = ['20030000000001234', '9007199254740993', '1E+15'];
    const sheet = [...values, ...lost].map((value) => `<row><c><v>${value}</v></c></row>`).join('');
    const read = await rowsOf(workbook(`<sheetData>${TITLES}${sheet}</sheetData>`), 'xlsx');
    expect(read.map(([key]) => key)).toEqual([
      '8690123456017',
      '8690123456024',
      '14006381333938',
      '123456789012345',
      '1000',
      '0',
      '-7',
      '2.0030000000001234E+16',
      '9.007199254740993E+15',
      '1E+15',
    ]);
    const told = read.map((cells) => createCells(['key', 'unit'], cells).problems.map(({ code }) => code));
    expect(told).toEqual([...values.map(() => []), ...lost.map(() => ['shortened'])]);
  });

  test('D-64 JSON numbers are read as sheets show them, and inexact ones are reported', async () => {
    const line = (key: string) => `{"key":${key},"min_order":5}\n`;
    const keys = ['8690123456017', '9007199254740991', '0.30000000000000004', '19.989999999999998', '-5', 'true'];
    const read = await rowsOf([...keys, '9007199254740993', '1e20'].map(line).join(''), 'ndjson');
    expect(read.map(([key]) => key)).toEqual([
      '8690123456017',
      '9007199254740991',
      '0.3',
      '19.99',
      '-5',
      'true',
      '9.007199254740993E+15',
      '1E+20',
    ]);
    expect(createCells(['key', 'min_order'], read[6] ?? []).problems).toMatchObject([
      { column: 'key', code: 'shortened' },
    ]);
  });

  test('D-64 a date, a time and a checkbox in a sheet are read as shown', async () => {
    const titles = ['id', 'opens', 'closes', 'start_time', 'end_time', 'published', 'phase'];
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const styles = (xfs: string) => ({
      name: 'xl/styles.xml',
      content: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="22"/></cellStyleXfs><cellXfs>${xfs}</cellXfs></styleSheet>`,
    });
    const all = styles(
      '<xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="22"/>',
    );
    const row = [
      text('2001'),
      '<c s="1"><v>46447</v></c>',
      '<c s="2"><v>46450</v></c>',
      '<c><v>0.4166666666666667</v></c>',
      '<c s="4"><v>46447.75</v></c>',
      '<c t="b"><v>1</v></c>',
      '<c s="1"><v>46447</v></c>',
    ];
    const sheet = `<sheetData><row>${titles.map(text).join('')}</row><row>${row.join('')}</row></sheetData>`;
    expect(await rowsOf(workbook(sheet, [all]), 'xlsx', 'exhibition')).toEqual([
      ['2001', '2027-03-01', '2027-03-04', '10:00', '18:00', 'TRUE', '2027-03-01'],
    ]);
    const counted = `<workbook xmlns:r="${REL}"><workbookPr date1904="1"/><sheets><sheet r:id="rId7"/></sheets></workbook>`;
    const from1904 = { name: 'xl/workbook.xml', content: counted };
    const earlier = sheet.replace('46447', '44985').replace('46450', '44988');
    expect((await rowsOf(workbook(earlier, [all, from1904]), 'xlsx', 'exhibition'))[0]?.slice(0, 4)).toEqual([
      '2001',
      '2027-03-01',
      '2027-03-04',
      '10:00',
    ]);
    const iso = [
      '<c t="d"><v>2027-03-01T00:00:00</v></c>',
      '<c t="d"><v>2027-03-04</v></c>',
      '<c t="d"><v>T09:30:00</v></c>',
    ];
    const strict = `<sheetData><row>${titles.map(text).join('')}</row><row>${text('2001')}${iso.join('')}</row></sheetData>`;
    expect(await rowsOf(workbook(strict), 'xlsx', 'exhibition')).toEqual([
      ['2001', '2027-03-01', '2027-03-04', '09:30', '', '', ''],
    ]);
  });

  test('D-64 character codes in a workbook are decoded', async () => {
    const shared = {
      name: 'xl/sharedStrings.xml',
      content: '<sst><si><t>Line one_x000D_&#10;Line two</t></si><si><t>_x005F_x000D_</t></si></sst>',
    };
    const row = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>';
    const inline =
      '<row><c t="inlineStr"><is><t>a_x0009_b</t></is></c><c t="inlineStr"><is><t>_x12_</t></is></c></row>';
    expect(await rowsOf(workbook(`<sheetData>${TITLES}${row}${inline}</sheetData>`, [shared]), 'xlsx')).toEqual([
      ['Line one\r\nLine two', '_x000D_'],
      ['a\tb', '_x12_'],
    ]);
  });

  test('D-64 the encoding of a file that is not UTF-8 is guessed from its letters', async () => {
    const encoded = (hex: string) => Buffer.concat([Buffer.from('key;name_en\nA;'), Buffer.from(hex, 'hex')]);
    expect(await refusal(encoded('fe69fe653b66697961740d0a42f0fd6c'))).toEqual(['encoding', 'Windows-1254']);
    expect(await refusal(encoded('d2f0f3e1e020f1f2e0ebfcede0ff'))).toEqual(['encoding', 'Windows-1251 / Windows-1256']);
    const arabic = encoded('d5e3c7e3');
    expect(await refusal(arabic)).toEqual(['encoding', 'Windows-1251 / Windows-1256']);
    expect(await refusal(encoded('4772f6df65'))).toEqual(['encoding', 'ISO-8859-1 / Windows-1252']);
    expect(await refusal(encoded('f6f0fc74fc63fc'))).toEqual(['encoding', 'Windows-1254']);
    const led = encoded('4c4544b5c6b4f83b4c4544c7f2c5dd');
    expect(await refusal(led)).toEqual(['encoding', 'GBK']);
    expect(await refusal(encoded('a4a3e1eabffbb279bbd6'))).toEqual(['encoding', 'Big5 / Shift_JIS']);
  });
});

describe('the file of rejected rows', () => {
  const outcome = (row: number): RowOutcome => ({
    row,
    key: 'A',
    action: 'refused',
    changed: [],
    problems: [{ column: 'unit', code: 'required' }],
  });
  const refusedOf = async (content: string | Uint8Array, path: string) => {
    const format = path.endsWith('.xlsx') ? 'xlsx' : 'csv';
    writeFileSync(join(folder, path), content);
    const given = await checkImportFile({ folder, path, format }, 'product');
    const refused = createRejectedRowsFile(given, texts as never);
    for await (const rows of readChunks(given))
      await refused.add(
        rows,
        rows.map(({ row }) => outcome(row)),
      );
    const faulty = await refused.addFaulty();
    return { given, faulty, file: (await refused.end()) ?? '' };
  };

  test('D-64 has the delimiter, the titles and the cells of the imported file, and can be imported again', async () => {
    const { given, faulty, file } = await refusedOf(
      '\ufeffKey;price_1;Unit\r\n0012;1.500;\r\nB;12" x;box\r\n',
      'spring.csv',
    );
    expect(readFileSync(file, 'utf8')).toBe(
      [
        '\ufeffKey;price_1;Unit;reason',
        "'0012;1.500;;unit: import.problem.required",
        'B;"12"" x";box;import.problem.quote',
        '',
      ].join('\r\n'),
    );
    expect([given.rows, faulty]).toMatchObject([1, [{ row: 3, action: 'refused' }]]);
    const back = await checkImportFile({ folder, path: 'spring.refused.csv', format: 'csv' }, 'product');
    expect(back).toMatchObject({ rows: 2, unreadable: [], decimal: ',', columns: ['key', 'price_1', 'unit'] });
    const rows = [];
    for await (const chunk of readChunks(back)) rows.push(...chunk);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['0012', '1.500', ''],
      ['B', '12" x', 'box'],
    ]);
  });

  test('D-64 is a workbook if a workbook was imported', async () => {
    const { file } = await refusedOf(
      writeXlsx([
        ['Key', 'unit'],
        ['A', ''],
      ]),
      'spring.xlsx',
    );
    expect(file).toBe(join(folder, 'spring.refused.xlsx'));
    const back = await checkImportFile({ folder, path: 'spring.refused.xlsx', format: 'xlsx' }, 'product');
    expect([back.writtenTitles, back.rows]).toEqual([['Key', 'unit', 'reason'], 1]);
  });

  test('D-64 from an earlier import is removed once no row is rejected any more', async () => {
    writeFileSync(join(folder, 'clean.refused.csv'), 'key,reason\n');
    writeFileSync(join(folder, 'clean.csv'), 'key\nA\n');
    const refused = createRejectedRowsFile(
      await checkImportFile({ folder, path: 'clean.csv', format: 'csv' }, 'product'),
      texts as never,
    );
    await refused.removeEarlier();
    expect(existsSync(join(folder, 'clean.refused.csv'))).toBe(false);
  });
});
