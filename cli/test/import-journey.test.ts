import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { IMPORT_ROWS_MAX } from '@fairhall/core/contract/catalogue/import-limits';
import { IMAGE_WIDTHS } from '@fairhall/core/contract/resource';
import { expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { createPictureFile } from '../../tests/support/sample-files.ts';
import { createZip } from '../../tests/support/zip.ts';
import { createOperatorDesk } from './operator-desk.ts';

const { folder, running, line, runJson, tableOf } = createOperatorDesk();

/** The files in a workbook by name. */
async function partsOf(file: string): Promise<Readonly<Record<string, string>>> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  const parts: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) parts[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  zip.close();
  return parts;
}

test('D-64 a template can be imported as it is', async () => {
  expect((await line('staff', 'supplier', 'import', '--template', 's.csv', '--languages', 'en,tr')).exit).toBe(0);
  expect(readFileSync(join(folder, 's.csv'), 'utf8').split('\r\n')[0]).toBe(
    '\ufeffkey,id,industry,country,business_type,established,employees,light,name_en,province_en,main_products_en,about_en,name_tr,province_tr,main_products_tr,about_tr',
  );
  expect((await runJson('staff', 'supplier', 'import', 's.csv', '--dry-run')).data).toMatchObject({
    added: 1,
    refused: 0,
  });
});

test('D-64 a dry run reports a key that an earlier part of the file already has, even if the difference is invisible', async () => {
  expect((await line('staff', 'supplier', 'import', '--template', 'mill.csv', '--languages', 'en')).exit).toBe(0);
  const [titles = '', mill = ''] = readFileSync(join(folder, 'mill.csv'), 'utf8').split('\r\n');
  const between = Array.from({ length: IMPORT_ROWS_MAX }, (_, place) => mill.replace('MILL-7', `MILL-7-${place}`));
  const rows = [titles, mill, ...between, mill.replace('MILL-7', 'MILL-7\u200b')];
  writeFileSync(join(folder, 'mills.csv'), rows.join('\r\n'));
  const { data } = await runJson('staff', 'supplier', 'import', 'mills.csv', '--dry-run');
  expect(data).toMatchObject({ added: IMPORT_ROWS_MAX + 1, refused: 1 });
});

test('D-64 D-84 pictures are read from beside the file or from an archive, and the same picture is stored once', async () => {
  expect((await line('staff', 'product', 'export', 'all.xlsx')).exit).toBe(0);
  const png = new Uint8Array(await createPictureFile('png'));
  writeFileSync(join(folder, 'lamp.png'), png);
  const archive = createZip([{ name: 'shots/lamp.png', content: Buffer.from(png) }]);
  writeFileSync(join(folder, 'shots.zip'), archive);
  const [{ supplier_id = '', category = '' } = {}] = (await tableOf('all.xlsx')).rows;
  const row = (key: string, picture: string) =>
    `${key},${supplier_id},${category},piece,5,USD,Kiwi lamp ${key},${picture}\n`;
  const titles = 'key,supplier_id,category,unit,min_order,currency,name_en,pictures\n';
  writeFileSync(join(folder, 'lamps.csv'), titles + row('L-1', 'lamp.png') + row('L-2', 'lost.png'));
  expect((await runJson('staff', 'product', 'import', 'lamps.csv', '--dry-run')).data).toMatchObject({
    added: 1,
    refused: 1,
  });
  const { data } = await runJson('staff', 'product', 'import', 'lamps.csv', '--reason', 'a test');
  expect([data.added, data.rows[1]]).toMatchObject([1, { problems: [{ column: 'pictures', code: 'unknownPicture' }] }]);
  expect((await line('staff', 'product', 'export', 'lamps.xlsx')).exit).toBe(0);
  const lamp = (await tableOf('lamps.xlsx')).rows.find(({ key }) => key === 'L-1');
  const shown = await fetch(`${running().url}/gateway/image/${IMAGE_WIDTHS[0]}.0.80.10.0/${lamp?.pictures}.jpg`);
  expect([lamp?.pictures, shown.status]).toEqual([expect.stringMatching(/^\d{10,}$/), 200]);
  writeFileSync(join(folder, 'zipped.csv'), titles + row('L-1', 'shots/lamp.png'));
  const zipped = await runJson(
    'staff',
    'product',
    'import',
    'zipped.csv',
    '--pictures',
    'shots.zip',
    '--reason',
    'a test',
  );
  expect(zipped.data).toMatchObject({ same: 1, changed: 0, refused: 0 });
});

test('D-64 a spreadsheet template has text columns, so that no input becomes a date or loses digits', async () => {
  expect((await line('staff', 'exhibition', 'import', '--template', 'shows.xlsx')).exit).toBe(0);
  const parts = await partsOf(join(folder, 'shows.xlsx'));
  expect(parts['xl/styles.xml']).toMatch(/<cellXfs count="2"><xf [^>]*><xf numFmtId="49"/);
  expect(parts['xl/worksheets/sheet1.xml']).toContain('<col min="1" max="200" width="18" style="1"');
  expect((await runJson('staff', 'exhibition', 'import', 'shows.xlsx', '--dry-run')).data).toMatchObject({
    added: 1,
    refused: 0,
  });
});

test('D-64 numbers in a semicolon file follow its language, and ambiguous ones are rejected', async () => {
  expect((await line('staff', 'product', 'export', 'all.xlsx')).exit).toBe(0);
  const [{ supplier_id = '', category = '' } = {}] = (await tableOf('all.xlsx')).rows;
  const row = (key: string, price: string) =>
    `${key};${supplier_id};${category};piece;1.000.000;TRY;${price};Kiwi ${key}\r\n`;
  const titles = 'key;supplier_id;category;unit;min_order;currency;price_1;name_en\r\n';
  writeFileSync(join(folder, 'tr.csv'), `\ufeff${titles}${row('00123', '1.234,50')}${row('T-2', '1.500')}`);
  const first = await runJson('staff', 'product', 'import', 'tr.csv', '--reason', 'a test');
  expect(first).toMatchObject({ exit: 1, data: { added: 1, refused: 1 } });
  expect(first.data.rows[1]).toMatchObject({
    row: 3,
    problems: [{ column: 'price_1', code: 'ambiguous', values: { value: '1500', alternative: '1.5' } }],
  });
  expect((await line('staff', 'product', 'export', 'back.xlsx')).exit).toBe(0);
  const back = (await tableOf('back.xlsx')).rows.find(({ key }) => key === '00123');
  expect(back).toMatchObject({ price_1: '1234.5', min_order: '1000000' });
  const refused = readFileSync(join(folder, 'tr.refused.csv'), 'utf8');
  expect(refused.startsWith(`\ufeff${titles.trim()};reason\r\nT-2;`)).toBe(true);
  writeFileSync(join(folder, 'tr.refused.csv'), refused.replace('1.500', '1500,0'));
  expect((await runJson('staff', 'product', 'import', 'tr.refused.csv', '--reason', 'a test')).data).toMatchObject({
    added: 1,
  });
  writeFileSync(join(folder, 'tr.csv'), `${titles}${row('00123', '1.234,50')}`);
  expect((await runJson('staff', 'product', 'import', 'tr.csv', '--reason', 'a test')).data).toMatchObject({
    same: 1,
    refused: 0,
  });
  expect(existsSync(join(folder, 'tr.refused.csv'))).toBe(false);
});
