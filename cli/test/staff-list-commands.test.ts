import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMPORT_CHUNK_ROWS_MAX } from '@fairhall/core/contract/operator-list/limits';
import { describe, expect, test } from 'vitest';
import { createDesk } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const row = { transfer: 'autumn', target: '/search/product', end: '2026-12-31' };
const done = { added: 1, changed: 0, same: 0, refused: [] };

const desk = createDesk({
  'operatorList.list': [{ data: { records: [row], total: 1, pageNo: 1, pageSize: 20 } }],
  'operatorList.show': [{ data: { rows: [row] } }],
  'operatorList.stage': [{ data: { staged: 1 } }],
  'operatorList.commit': [{ data: done }],
  'operatorList.remove': [{ data: { rows: [row] } }],
  'staffFeedback.list': [
    {
      data: {
        total: 1,
        pageNo: 1,
        pageSize: 20,
        records: [
          {
            feedbackId: 'f1',
            about: 'supplier',
            supplier: { supplierId: 'S1', name: 'Weaves' },
            lang: 'en',
            type: 'delivery',
            content: 'Late.',
            email: 'a@example.com',
            createTime: Date.UTC(2026, 10, 21),
          },
        ],
      },
    },
  ],
});
const staff = (...args: readonly string[]) =>
  desk.line(['staff', ...args], { environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` } });
const folder = mkdtempSync(join(tmpdir(), 'fairhall-lists-'));
const fileOf = (name: string, text: string | Uint8Array): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('lists that operators maintain', () => {
  test('D-94 are listed and shown with their columns', async () => {
    await desk.open();
    expect(await staff('link', 'list', 'autumn')).toMatchObject({
      exit: 0,
      out: 'autumn\t/search/product\t2026-12-31\n',
      err: 'Page 1 of 1\n',
    });
    expect(desk.callsTo('operatorList.list')[0]?.data).toEqual({ list: 'link', pageNo: 1, keyword: 'autumn' });
    const environment = { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` };
    expect(await desk.line(['staff', 'news', 'list'], { environment })).toMatchObject({ exit: 0 });
    expect(desk.callsTo('operatorList.list')[1]?.data).toEqual({ list: 'news', pageNo: 1 });
    expect((await staff('link', 'show', 'autumn')).out).toBe(
      'transfer\tautumn\ntarget\t/search/product\nend\t2026-12-31\n',
    );
  });

  test('D-94 a row is saved by its columns, and a repeat with the key is the same import', async () => {
    await desk.open();
    const line = ['link', 'set', 'autumn', 'target=/cart?a=b', 'end=', '--reason', 'x', '--key', KEY];
    expect(await staff(...line)).toMatchObject({ exit: 0, err: 'Done.\n' });
    expect(desk.callsTo('operatorList.stage')[0]?.data).toEqual({
      importId: KEY,
      first: 0,
      reason: 'x',
      columns: ['transfer', 'target', 'end'],
      rows: [['autumn', '/cart?a=b', '']],
    });
    expect(desk.callsTo('operatorList.commit')).toMatchObject([
      { data: { list: 'link', importId: KEY, dryRun: false, reason: 'x' }, key: KEY },
    ]);
    expect(await staff('link', 'set', 'autumn', 'target', '--reason', 'x')).toMatchObject({ exit: 2 });
  });

  test('D-94 a record, or a part of it, is deleted and shown once more', async () => {
    await desk.open();
    const line = ['light', 'remove', 'S12', 'export', '--dry-run', '--reason', 'x', '--key', KEY];
    expect(await staff(...line)).toMatchObject({ exit: 0, err: 'Nothing was deleted. These rows would be deleted:\n' });
    expect(await staff('link', 'remove', 'autumn', '--reason', 'over')).toEqual({
      exit: 0,
      out: 'autumn\t/search/product\t2026-12-31\n',
      err: 'Deleted.\n',
    });
    expect(desk.callsTo('operatorList.remove')).toMatchObject([
      { data: { list: 'light', key: 'S12', part: 'export', dryRun: true, reason: 'x' }, key: KEY },
      { data: { list: 'link', key: 'autumn', dryRun: false, reason: 'over' } },
    ]);
  });

  test('D-94 a file is sent in chunks and committed at once', async () => {
    await desk.open();
    const rows = Array.from({ length: 1_100 }, (_, at) => `a${at},/cart`);
    const file = fileOf('links.csv', ['transfer,target', ...rows].join('\n'));
    expect((await staff('link', 'import', file, '--dry-run', '--reason', 'x')).err).toContain('Nothing was written');
    const pieces = desk.callsTo('operatorList.stage').map(({ data }) => data as { first: number; rows: unknown[] });
    expect(pieces.map(({ first, rows: { length } }) => [first, length])).toEqual([
      [0, 500],
      [500, 500],
      [1_000, 100],
    ]);
    expect(desk.callsTo('operatorList.commit')).toMatchObject([{ data: { dryRun: true } }]);
  });

  test('D-94 JSON is accepted as well, and rejected rows are reported', async () => {
    const refused = [{ row: 1, column: 'target', problem: 'is required' }];
    await desk.open({ 'operatorList.commit': [{ data: { ...done, added: 0, refused } }] });
    const file = fileOf('links.json', JSON.stringify([{ transfer: 'autumn', target: '' }]));
    expect(await staff('link', 'import', file, '--reason', 'x')).toEqual({
      exit: 1,
      out: '1\ttarget\tis required\n',
      err: 'Nothing was written. Correct these rows and import the file again.\n',
    });
  });

  test.each([
    ['that is not there', () => join(folder, 'nobody.csv'), 'nobody.csv'],
    ['without rows', () => fileOf('none.csv', 'transfer,target\n'), 'no rows'],
    ['with an open quotation mark', () => fileOf('open.csv', 'transfer\n"a\n'), 'line 2'],
    ['with too many values', () => fileOf('wide.csv', 'transfer\na,b\n'), 'Row 1'],
    ['with a column twice', () => fileOf('twice.csv', 'a,a\nb,c\n'), 'every column once'],
    ['in another encoding', () => fileOf('latin.csv', Uint8Array.of(0x61, 0x0a, 0xe9)), 'UTF-8'],
    ['of a million rows', () => fileOf('long.csv', `a\n${'b\n'.repeat(1_000_000)}`), '10000 rows'],
    ['that is no list', () => fileOf('odd.json', '{"a":1}'), 'JSON list'],
    ['with lists in it', () => fileOf('deep.json', '[{"a":[1]}]'), 'JSON list'],
  ])('a file %s is a usage error', async (_, path, said) => {
    await desk.open();
    expect(await staff('link', 'import', path(), '--reason', 'x')).toMatchObject({
      exit: 2,
      err: expect.stringContaining(said),
    });
    expect(desk.callsTo('operatorList.stage')).toEqual([]);
  });

  test('D-94 rows of one page and one more are all exported', async () => {
    const pageOf = (pageNo: number, count: number) => ({
      data: {
        records: Array.from({ length: count }, () => row),
        total: IMPORT_CHUNK_ROWS_MAX + 1,
        pageNo,
        pageSize: IMPORT_CHUNK_ROWS_MAX,
      },
    });
    await desk.open({ 'operatorList.list': [pageOf(1, IMPORT_CHUNK_ROWS_MAX), pageOf(2, 1)] });
    const file = join(folder, 'all.json');
    expect(await staff('link', 'export', file)).toMatchObject({ exit: 0 });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(IMPORT_CHUNK_ROWS_MAX + 1);
    expect(desk.callsTo('operatorList.list').map(({ data }) => (data as { pageNo: number }).pageNo)).toEqual([1, 2]);
  });

  test.each(['csv', 'json'])('D-94 an export as %s is imported again unchanged', async (ending) => {
    await desk.open();
    const file = join(folder, `out.${ending}`);
    expect(await staff('link', 'export', file)).toMatchObject({ exit: 0, err: 'Written.\n' });
    const text = readFileSync(file, 'utf8');
    expect([text.includes('/search/product'), text.startsWith('\ufeff')]).toEqual([true, ending === 'csv']);
    expect((await staff('link', 'import', file, '--reason', 'x')).exit).toBe(0);
    expect(desk.callsTo('operatorList.stage')[0]?.data).toMatchObject({ rows: [Object.values(row)] });
  });
});

test('D-18 D-25 staff read the users’ feedback', async () => {
  await desk.open();
  expect((await staff('feedback', 'list', '--about', 'supplier')).out).toBe(
    '21 November 2026\ta@example.com\tS1 Weaves\tdelivery\tLate.\n',
  );
  expect(await staff('feedback', 'list', '--about', 'me')).toMatchObject({ exit: 2 });
});

test('D-45 the versions of a page are listed, the latest first', async () => {
  const version = { lang: 'tr', title: 'Koşullar', blocks: '[]', written: Date.UTC(2026, 10, 21) };
  await desk.open({ 'operatorList.versions': [{ data: { versions: [version] } }] });
  expect(await staff('page', 'versions', 'terms-turkey', '--reason', 'a lawyer asked')).toMatchObject({
    exit: 0,
    out: '2026-11-21T00:00:00.000Z\ttr\tKoşullar\n',
  });
  expect(desk.callsTo('operatorList.versions')[0]?.data).toEqual({ key: 'terms-turkey', reason: 'a lawyer asked' });
  expect((await desk.line(['staff', 'page', 'versions', 'terms-turkey'])).exit).toBe(4);
});
