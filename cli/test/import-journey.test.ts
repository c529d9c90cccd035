import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_WIDTHS } from '@fairhall/core/contract/resource';
import { expect, test } from 'vitest';
import { pictureFile } from '../../tests/support/sample-files.ts';
import { zipOf } from '../../tests/support/zip.ts';
import { organiserDesk } from './organiser-desk.ts';

const { folder, running, line, told, tableOf } = organiserDesk();

test('D-64 a template is a file that could be loaded', async () => {
  expect((await line('supplier', 'import', '--template', 's.csv', '--languages', 'en,tr')).exit).toBe(0);
  expect(readFileSync(join(folder, 's.csv'), 'utf8').split('\r\n')[0]).toBe(
    'key,id,industry,country,business_type,established,employees,light,name_en,province_en,main_products_en,about_en,name_tr,province_tr,main_products_tr,about_tr',
  );
  expect((await told('supplier', 'import', 's.csv', '--dry-run')).data).toMatchObject({ added: 1, refused: 0 });
});

test('D-64 D-84 pictures lie beside the file or in an archive, and the same one is kept once', async () => {
  expect((await line('product', 'export', 'all.xlsx')).exit).toBe(0);
  const png = new Uint8Array(await pictureFile('png'));
  writeFileSync(join(folder, 'lamp.png'), png);
  const archive = zipOf([{ name: 'shots/lamp.png', content: Buffer.from(png) }]);
  writeFileSync(join(folder, 'shots.zip'), archive);
  const [{ supplier_id = '', category = '' } = {}] = (await tableOf('all.xlsx')).rows;
  const row = (key: string, picture: string) =>
    `${key},${supplier_id},${category},piece,5,USD,Kiwi lamp ${key},${picture}\n`;
  const titles = 'key,supplier_id,category,unit,min_order,currency,name_en,pictures\n';
  writeFileSync(join(folder, 'lamps.csv'), titles + row('L-1', 'lamp.png') + row('L-2', 'lost.png'));
  expect((await told('product', 'import', 'lamps.csv', '--dry-run')).data).toMatchObject({ added: 1, refused: 1 });
  const { data } = await told('product', 'import', 'lamps.csv', '--reason', 'a test');
  expect([data.added, data.rows[1]]).toMatchObject([1, { problems: [{ column: 'pictures', code: 'unknownPicture' }] }]);
  expect((await line('product', 'export', 'lamps.xlsx')).exit).toBe(0);
  const lamp = (await tableOf('lamps.xlsx')).rows.find(({ key }) => key === 'L-1');
  const shown = await fetch(`${running().url}/gateway/image/${IMAGE_WIDTHS[0]}.0.80.10.0/${lamp?.pictures}.jpg`);
  expect([lamp?.pictures, shown.status]).toEqual([expect.stringMatching(/^\d{10,}$/), 200]);
  writeFileSync(join(folder, 'zipped.csv'), titles + row('L-1', 'shots/lamp.png'));
  const zipped = await told('product', 'import', 'zipped.csv', '--pictures', 'shots.zip', '--reason', 'a test');
  expect(zipped.data).toMatchObject({ same: 1, changed: 0, refused: 0 });
});
