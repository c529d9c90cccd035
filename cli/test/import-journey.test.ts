import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_WIDTHS } from '@fairhall/core/contract/resource';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFile } from '../../tests/support/sample-files.ts';
import { zipOf } from '../../tests/support/zip.ts';
import { readRows } from '../src/import/formats.ts';
import { createTable } from '../src/import/write-table.ts';
import { emptyFolder, typed } from './process.ts';
import { type RealServer, startServer } from './real-server.ts';

const folder = emptyFolder();
let server: RealServer;
beforeAll(async () => {
  server = await startServer(folder);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const line = (...args: readonly string[]) => typed([...args, '--json'], folder);
const told = async (...args: readonly string[]) => {
  const { exit, out, err } = await line(...args);
  if (out === '') throw new Error(err);
  return { exit, data: JSON.parse(out) };
};
type Row = Record<string, string>;

async function tableOf(file: string): Promise<{ columns: readonly string[]; rows: Row[] }> {
  const rows: Row[] = [];
  let columns: readonly string[] | undefined;
  for await (const cells of readRows(join(folder, file), 'xlsx')) {
    if (columns === undefined) columns = cells;
    else rows.push(Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])));
  }
  return { columns: columns ?? [], rows };
}
async function save(file: string, columns: readonly string[], rows: readonly Row[]): Promise<void> {
  const table = await createTable(join(folder, file), 'xlsx', columns);
  for (const row of rows) await table.write(row);
  await table.end();
}
const found = async (...words: readonly string[]) =>
  (await typed(['product', 'search', ...words], folder)).out
    .split('\n')
    .map((row) => row.split('\t')[0])
    .filter((id) => id !== '');

describe("the organiser's day", () => {
  test('D-64 products go out to a workbook and back, changed: looked at, loaded, found and taken back', async () => {
    expect((await line('product', 'export', 'all.xlsx')).exit).toBe(0);
    const { columns, rows } = await tableOf('all.xlsx');
    const [first, second, ...others] = rows;
    expect([rows.length > 5, first?.name_en === '']).toEqual([true, false]);
    const changed = [
      { ...first, key: 'ORG-1', name_en: 'Zanzibar lantern', description_en: '=cmd()' } as Row,
      { ...second, min_order: 'many', category: 'ZZ99' } as Row,
      ...others,
    ];
    await save('changed.xlsx', columns, changed);

    const dry = await told('product', 'import', 'changed.xlsx', '--dry-run');
    expect([dry.exit, dry.data]).toMatchObject([0, { added: 0, changed: 1, refused: 1, same: others.length }]);
    expect(await found('zanzibar')).toEqual([]);

    const loaded = await told('product', 'import', 'changed.xlsx', '--reason', 'spring');
    expect([loaded.exit, loaded.data]).toMatchObject([1, { added: 0, changed: 1, refused: 1 }]);
    const back = await tableOf('changed.refused.xlsx');
    expect(back.rows).toMatchObject([{ id: second?.id, min_order: 'many' }]);
    expect(back.rows[0]?.reason).toMatch(/min_order: not a whole number .*; category: there is no category ZZ99/);
    expect(await found('zanzibar')).toEqual([first?.id]);

    const { data: batches } = await told('batch', 'list');
    expect(batches.records[0]).toMatchObject({ batchId: loaded.data.batchId, file: 'changed.xlsx', state: 'done' });
    const undone = await told('batch', 'undo', loaded.data.batchId, '--reason', 'the wrong file');
    expect(undone).toMatchObject({ exit: 0, data: { undone: 1, kept: [] } });
    expect([await found('zanzibar'), await tableOf('all.xlsx')]).toEqual([[], { columns, rows }]);
  });

  test('REL-04 an import that was killed in the middle goes on by the same command, and nothing comes twice', async () => {
    const { rows } = await tableOf('all.xlsx');
    const [{ supplier_id = '', category = '' } = {}] = rows;
    const given = { supplier_id, category, unit: 'piece', min_order: '5', currency: 'USD' };
    const products = Array.from({ length: 2_400 }, (_, place) =>
      JSON.stringify({ key: `K-${place}`, ...given, name_en: `Quokka ${place}`, price_1: '1' }),
    );
    writeFileSync(join(folder, 'many.ndjson'), products.join('\n'));
    const command = ['product', 'import', 'many.ndjson', '--reason', 'a test', '--json'];
    const program = join(import.meta.dirname, '..', 'src', 'main.ts');
    const child = spawn(process.execPath, [program, ...command], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, DATA_DIR: join(folder, 'data') },
    });
    const ended = once(child, 'exit');
    await expect
      .poll(async () => (await told('batch', 'list')).data.records[0], { timeout: 60_000 })
      .toMatchObject({ file: 'many.ndjson', chunks: expect.toSatisfy((chunks: number) => chunks > 0) });
    child.kill('SIGKILL');
    await ended;
    const { data, exit } = await told('product', 'import', 'many.ndjson', '--reason', 'a test');
    expect([exit, data]).toMatchObject([0, { added: 2_400, changed: 0, same: 0, refused: 0 }]);
    const { data: search } = await told('product', 'search', 'quokka');
    expect(search.total >= 1_000).toBe(true);
    expect(existsSync(join(folder, 'many.refused.ndjson'))).toBe(false);
    const again = await told('product', 'import', 'many.ndjson', '--reason', 'a test');
    expect(again.data).toMatchObject({ added: 0, changed: 0, same: 2_400 });
    expect(again.data.batchId).not.toBe(data.batchId);
  });
});

test('D-64 a template is a file that could be loaded', async () => {
  expect((await line('supplier', 'import', '--template', 's.csv', '--languages', 'en,tr')).exit).toBe(0);
  expect(readFileSync(join(folder, 's.csv'), 'utf8').split('\r\n')[0]).toBe(
    'key,id,industry,country,business_type,established,employees,light,name_en,province_en,main_products_en,about_en,name_tr,province_tr,main_products_tr,about_tr',
  );
  expect((await told('supplier', 'import', 's.csv', '--dry-run')).data).toMatchObject({ added: 1, refused: 0 });
});

test('D-64 D-84 pictures lie beside the file or in an archive, and the same one is kept once', async () => {
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
  const shown = await fetch(`${server.url}/gateway/image/${IMAGE_WIDTHS[0]}.0.80.10.0/${lamp?.pictures}.jpg`);
  expect([lamp?.pictures, shown.status]).toEqual([expect.stringMatching(/^\d{10,}$/), 200]);
  writeFileSync(join(folder, 'zipped.csv'), titles + row('L-1', 'shots/lamp.png'));
  const zipped = await told('product', 'import', 'zipped.csv', '--pictures', 'shots.zip', '--reason', 'a test');
  expect(zipped.data).toMatchObject({ same: 1, changed: 0, refused: 0 });
});
