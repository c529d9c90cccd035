import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { refreshCatalogue } from '../catalogue/world/load-world.ts';

const database = testDatabase();
/** Noon, so that the day does not change during a test. */
const NOON = Date.UTC(2026, 10, 24, 12);
const clock = { now: NOON };
const gateway = testGateway(database, { now: () => clock.now });
const reason = 'a test';
const DAY = 86_400_000;

let token = '';
beforeAll(async () => {
  await insertCatalogue(database());
  await database().transaction(refreshCatalogue);
  token = (await insertStaff(database(), { role: 'operator' })).token;
});

type Answer = Record<string, unknown>;
const ask = (call: string, data: object, lang = 'en') =>
  post(gateway(), `staff/list/${call}`, data, { headers: createHeaders(createPerson()), envelope: { token, lang } });
const open = async (path: string, data: object, lang = 'en') =>
  (await readData(post(gateway(), path, data, { envelope: { lang } }))) as Answer;

async function staged(rows: readonly Record<string, string>[]): Promise<string> {
  const importId = randomUUID();
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values = rows.map((row) => columns.map((column) => row[column] ?? ''));
  await readData(ask('stage', { importId, first: 0, columns, rows: values, reason }));
  return importId;
}

async function commit(list: string, rows: readonly Record<string, string>[], more: object = {}, lang = 'en') {
  return (await readData(
    ask('commit', { list, importId: await staged(rows), dryRun: false, reason, ...more }, lang),
  )) as Answer;
}

const dimension = (name: string, score: number, supplierId = 'S2') => ({
  supplierId,
  dimension: name,
  score: String(score),
  date: '2026-10-01',
  source: 'Register',
  reason: 'Seen.',
});
const five = (score: number, supplierId?: string) =>
  ['identity', 'production', 'export', 'complaints', 'delivery'].map((name) => dimension(name, score, supplierId));

describe('an import', () => {
  test('D-94 adds, changes and leaves rows, and keeps the values of omitted columns', async () => {
    const [one, two] = [`a${randomUUID()}`, `b${randomUUID()}`];
    const rows = [
      { transfer: one, target: '/cart', end: '2030-01-01' },
      { transfer: two, target: '/cart' },
    ];
    expect(await commit('link', rows)).toEqual({ added: 2, changed: 0, same: 0, refused: [] });
    expect(await commit('link', [{ transfer: one, target: '/about-us.html' }])).toMatchObject({ changed: 1 });
    expect(await readData(ask('show', { list: 'link', key: one }))).toEqual({
      rows: [{ transfer: one, target: '/about-us.html', end: '2030-01-01' }],
    });
    expect(await commit('link', [{ transfer: one, end: '' }, { transfer: two }])).toMatchObject({
      changed: 1,
      same: 1,
    });
    expect(await readData(ask('rows', { list: 'link', keyword: one.toUpperCase(), pageNo: 1 }))).toMatchObject({
      total: 1,
      records: [{ transfer: one, target: '/about-us.html' }],
    });
  });

  test('D-94 makes rows searchable in any spelling', async () => {
    const page = `fair-turkey-${randomUUID()}`;
    const row = { page, lang: 'tr', blocks: JSON.stringify([{ type: 'text', text: 'Merhaba' }]) };
    await commit('page', [{ ...row, title: 'Şükrü Işık' }]);
    const totalOf = async (typed: string) =>
      ((await readData(ask('rows', { list: 'page', keyword: `${page} ${typed}`, pageNo: 1 }))) as Answer).total;
    for (const typed of ['şükrü', 'ISIK sukru', 'Şükrü'.normalize('NFD')])
      expect([typed, await totalOf(typed)]).toEqual([typed, 1]);
    await commit('page', [{ ...row, title: 'Ayşe' }]);
    expect([await totalOf('sukru'), await totalOf('AYŞE')]).toEqual([0, 1]);
  });

  test('D-94 takes all rows or none, and reports each rejected row with its column in the reader’s language', async () => {
    const good = `a${randomUUID()}`;
    const rows = [
      { transfer: good, target: '/cart' },
      { transfer: `${good}2`, target: 'https://evil.example/' },
      { transfer: good, target: '/cart' },
      { transfer: `${good}3`, target: '' },
    ];
    const answer = await commit('link', rows);
    expect(answer).toMatchObject({
      added: 0,
      refused: [
        { row: 2, column: 'target', problem: expect.stringContaining('www.linkedin.com') },
        { row: 3, column: 'transfer', problem: 'appears twice in this file' },
        { row: 4, column: 'target', problem: 'is required' },
      ],
    });
    expect(await commit('link', [rows[3] ?? {}], {}, 'tr')).toMatchObject({ refused: [{ problem: 'zorunlu' }] });
    expect(await readError(ask('show', { list: 'link', key: good }))).toMatchObject({ status: 404 });
  });

  test('D-94 only reports what would change in a dry run', async () => {
    const transfer = `a${randomUUID()}`;
    const told = await commit('link', [{ transfer, target: '/cart' }], { dryRun: true });
    expect(told).toEqual({ added: 1, changed: 0, same: 0, refused: [] });
    expect((await readError(ask('show', { list: 'link', key: transfer }))).status).toBe(404);
  });

  test('REL-04 finds nothing staged when a commit is repeated late', async () => {
    const importId = await staged([{ transfer: `a${randomUUID()}`, target: '/cart' }]);
    const wish = { list: 'link', importId, dryRun: false, reason };
    expect(await readData(ask('commit', wish))).toMatchObject({ added: 1 });
    expect(await readError(ask('commit', wish))).toMatchObject({ status: 404 });
  });

  test('D-94 of ten thousand rows is staged in chunks and committed at once', async () => {
    const [importId, mark] = [randomUUID(), randomUUID().slice(0, 8)];
    for (let first = 0; first < 10_000; first += 500) {
      const rows = Array.from({ length: 500 }, (_, at) => [`${mark}-${first + at}`, '/cart']);
      await readData(ask('stage', { importId, first, columns: ['transfer', 'target'], rows, reason }));
    }
    expect(await readData(ask('commit', { list: 'link', importId, dryRun: false, reason }))).toMatchObject({
      added: 10_000,
      refused: [],
    });
    await database().kysely.deleteFrom('operator_row').where('key', 'like', `${mark}-%`).execute();
  });

  test('D-64 names suppliers and products by the keys of import files too', async () => {
    const keys = [
      { kind: 'supplier' as const, external_key: 'SUP-2', object_id: 'S2' },
      { kind: 'product' as const, external_key: 'ART-1', object_id: 'P1' },
    ];
    for (const key of keys)
      await database()
        .kysely.insertInto('import_key')
        .values({ staff_id: 'somebody', ...key })
        .execute();
    const light = [dimension('export', 61, 'SUP-2')];
    expect(await commit('light', light, { dryRun: true })).toMatchObject({ refused: [] });
    const promotionId = randomUUID().replaceAll('-', '');
    const promotion = { promotionId, theme: 'autumn-fair', title: 'Autumn fair', products: 'ART-1' };
    expect(await commit('promotion', [promotion])).toMatchObject({ added: 1, refused: [] });
    expect(await readData(ask('show', { list: 'promotion', key: promotionId }))).toMatchObject({
      rows: [{ products: 'P1' }],
    });
  });

  test('D-94 rejects suppliers and products that do not exist', async () => {
    expect(await commit('light', [dimension('export', 50, 'S404')])).toMatchObject({
      refused: [{ row: 1, column: 'supplierId', problem: 'S404 does not exist' }],
    });
    const promotion = { promotionId: 'none1', theme: 'sale', title: 'Sale', products: 'P1 P404' };
    expect(await commit('promotion', [promotion])).toMatchObject({
      refused: [{ row: 1, column: 'products', problem: 'P404 does not exist' }],
    });
  });
});

describe('a supplier’s rating', () => {
  const lightOf = async (supplierId: string) => [
    (await open('trafficLight/detail', { supplierId })).light,
    (await open('blade-supplier/supplier/detail', { supplierId })).light,
  ];

  test('R-4.005 R-2.072 D-25 follows its dimensions, on the rating page and the supplier page', async () => {
    await commit('light', five(90));
    expect(await lightOf('S2')).toEqual(['green', 'green']);
    await commit('light', [dimension('delivery', 55)]);
    expect(await lightOf('S2')).toEqual(['yellow', 'yellow']);
    await commit('light', [dimension('export', 12)]);
    expect(await lightOf('S2')).toEqual(['red', 'red']);
    const detail = await open('trafficLight/detail', { supplierId: 'S2' });
    expect(detail).toMatchObject({ score: 12, updateTime: expect.any(Number) });
    expect(detail.dimensions).toMatchObject([
      { key: 'identity', score: 90, reason: 'Seen.', source: 'Register', date: '2026-10-01', lang: 'en' },
      { key: 'production' },
      { key: 'export', score: 12 },
      { key: 'complaints' },
      { key: 'delivery', score: 55 },
    ]);
    await commit('light', five(90));
  });

  test('D-25 shows reasons in the reader’s language where they are translated', async () => {
    const written = { ...dimension('export', 80), 'reason.ar': 'سبب', 'source.ar': 'مصدر' };
    await commit('light', [...five(90).filter(({ dimension: name }) => name !== 'export'), written]);
    const { dimensions } = await open('trafficLight/detail', { supplierId: 'S2' }, 'ar');
    expect(dimensions).toMatchObject([{ lang: 'en' }, {}, { lang: 'ar', reason: 'سبب', source: 'مصدر' }, {}, {}]);
  });

  test('D-25 comes from the catalogue and has no score if there are no dimensions', async () => {
    expect(await open('trafficLight/detail', { supplierId: 'S1' })).toEqual({
      supplierId: 'S1',
      name: 'Coimbatore Weaves',
      light: 'green',
      score: null,
      dimensions: [],
      updateTime: null,
    });
    expect(await readError(post(gateway(), 'trafficLight/detail', { supplierId: 'S404' }))).toMatchObject({
      status: 404,
    });
  });

  test('R-2.070 is found by part of the name, and an empty keyword finds nothing', async () => {
    const found = await open('trafficLight/search', { keyword: ' COIMBATORE ', pageNo: 1 });
    expect(found.records).toMatchObject([{ supplierId: 'S1' }, { supplierId: 'S2' }]);
    expect(await open('trafficLight/search', { keyword: 'wéaves COİMBATORE', pageNo: 1 })).toEqual(found);
    expect(await open('trafficLight/search', { keyword: '%', pageNo: 1 })).toMatchObject({ total: 0 });
    expect(await open('trafficLight/search', { keyword: '', pageNo: 1 })).toMatchObject({ total: 0 });
  });
});

describe('deleted rows', () => {
  const removed = async (list: string, key: string, more: object = {}) =>
    ((await readData(ask('remove', { list, key, dryRun: false, reason, ...more }))) as { rows: Answer[] }).rows;

  test('D-94 are no longer resolved, and are returned once', async () => {
    const transfer = `a${randomUUID()}`;
    await commit('link', [{ transfer, target: '/cart' }]);
    expect(await removed('link', transfer, { dryRun: true })).toEqual([{ transfer, target: '/cart' }]);
    expect(await open('cms-service/link/resolve', { transfer })).toEqual({ url: '/cart' });
    expect(await removed('link', transfer)).toEqual([{ transfer, target: '/cart' }]);
    expect((await readError(post(gateway(), 'cms-service/link/resolve', { transfer }))).status).toBe(404);
    const late = ask('remove', { list: 'link', key: transfer, dryRun: false, reason });
    expect((await readError(late)).status).toBe(404);
    const audited = database().kysely.selectFrom('audit').select('object').where('call', '=', 'operatorList.remove');
    expect((await audited.execute()).map(({ object }) => JSON.stringify(object)).join()).toContain(transfer);
  });

  test('D-25 D-45 can be single parts: one dimension of a rating, one language of a page', async () => {
    const page = `fair-turkey-${randomUUID()}`;
    const blocks = JSON.stringify([{ type: 'text', text: 'Hi' }]);
    await commit('page', [
      { page, lang: 'en', title: 'Hall', blocks },
      { page, lang: 'tr', title: 'Salon', blocks },
    ]);
    expect(await removed('page', page, { part: 'tr' })).toMatchObject([{ title: 'Salon' }]);
    expect(await open('cms-service/page/detail', { pageKey: page }, 'tr')).toMatchObject({ title: 'Hall', lang: 'en' });
    expect(await open('cms-service/page/find', { pageKey: page }, 'tr')).toMatchObject({ title: 'Hall', lang: 'en' });
    const none = await post(gateway(), 'cms-service/page/find', { pageKey: `${page}-none` });
    expect(await none.json()).toMatchObject({ code: '0', data: null });
    await commit('light', five(90));
    expect(await removed('light', 'S2', { part: 'export' })).toMatchObject([{ dimension: 'export' }]);
    const { dimensions } = (await open('trafficLight/detail', { supplierId: 'S2' })) as { dimensions: Answer[] };
    expect(dimensions.map(({ key }) => key)).toEqual(['identity', 'production', 'complaints', 'delivery']);
    await commit('light', five(90));
  });
});

describe('a promotion', () => {
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
  const row = { promotionId: 'autumn1', theme: 'autumn', title: 'Autumn', 'title.ar': 'الخريف', discount: '15' };
  const shown = (data: object, lang = 'en') =>
    post(
      gateway(),
      'blade-promotion-sup/promotion/product',
      { promotionId: 'autumn1', ...data },
      { envelope: { lang } },
    );

  test('R-3.014 A-13 is returned for its products and their supplier while it runs', async () => {
    await commit('promotion', [{ ...row, products: 'P1', end: dayAt(NOON) }]);
    expect(await readData(shown({ goodsId: 'P1' }))).toEqual({
      promotionId: 'autumn1',
      promotionTheme: 'autumn',
      exhibitionType: '',
      title: 'Autumn',
      discount: 15,
      endTime: NOON + DAY / 2,
    });
    expect(await readData(shown({ supplierId: 'S1' }, 'ar'))).toMatchObject({ title: 'الخريف' });
    expect(await readError(shown({ goodsId: 'P2' }))).toMatchObject({ status: 404 });
    expect(await readError(shown({ supplierId: 'S2' }))).toMatchObject({ status: 404 });
    await commit('promotion', [{ promotionId: 'autumn1', end: dayAt(NOON - DAY) }]);
    expect(await readError(shown({ goodsId: 'P1' }))).toMatchObject({ status: 404 });
    await commit('promotion', [{ promotionId: 'autumn1', start: dayAt(NOON + DAY), end: '' }]);
    expect(await readError(shown({ goodsId: 'P1' }))).toMatchObject({ status: 404 });
  });
});

describe('links and pages', () => {
  test('D-20 a link resolves to its target, and an expired or unknown one does not', async () => {
    const [here, over] = [`a${randomUUID()}`, `b${randomUUID()}`];
    await commit('link', [
      { transfer: here, target: 'https://www.linkedin.com/company/x' },
      { transfer: over, target: '/cart', end: '2020-01-01' },
    ]);
    expect(await open('cms-service/link/resolve', { transfer: here })).toEqual({
      url: 'https://www.linkedin.com/company/x',
    });
    for (const transfer of [over, 'nobody']) {
      expect((await readError(post(gateway(), 'cms-service/link/resolve', { transfer }))).status).toBe(404);
    }
  });

  test('D-45 D-97 a page is shown in the reader’s language, else in English, with the name of the site', async () => {
    const page = `fair-turkey-${randomUUID()}`;
    const blocks = JSON.stringify([{ type: 'text', text: 'Hi' }]);
    await commit('page', [
      { page, lang: 'en', title: 'The hall of {siteName}', blocks },
      { page, lang: 'tr', title: 'Salon', blocks },
    ]);
    expect(await open('cms-service/page/detail', { pageKey: page }, 'tr')).toMatchObject({
      title: 'Salon',
      lang: 'tr',
    });
    expect(await open('cms-service/page/detail', { pageKey: page }, 'ar')).toMatchObject({
      title: 'The hall of Fairhall',
      lang: 'en',
    });
  });

  test('D-45 a site shows its own text, else the one for all sites', async () => {
    const blocks = (text: string) => JSON.stringify([{ type: 'text', text }]);
    await commit('page', [
      { page: 'warning', lang: 'en', title: 'All', blocks: blocks('For all.') },
      { page: 'warning-japan', lang: 'en', title: 'Japan', blocks: blocks('For Japan.') },
    ]);
    const titleAt = async (siteId: number, lang = 'en') => {
      const asked = post(gateway(), 'cms-service/page/find', { pageKey: 'warning' }, { envelope: { lang, siteId } });
      return ((await readData(asked)) as Answer).title;
    };
    expect([await titleAt(999), await titleAt(2), await titleAt(12), await titleAt(12, 'tr')]).toEqual([
      'All',
      'All',
      'Japan',
      'Japan',
    ]);
    const contentAt = async (siteId: number) => {
      const request = new Request(`http://127.0.0.1/gateway/${siteId}/en/warning.json`);
      return (await gateway().handle(request, { address: '192.0.2.1' })).json();
    };
    expect(await contentAt(12)).toEqual({
      title: 'Japan',
      lang: 'en',
      updated: '2026-11-24',
      blocks: [{ type: 'text', text: 'For Japan.' }],
    });
    expect(await contentAt(3)).toMatchObject({ title: 'All' });
  });

  test('D-45 a text that no page would show is rejected with the names of those that are shown', async () => {
    const row = { page: 'nonsense', lang: 'en', title: 'X', blocks: '[{"type":"text","text":"Hi"}]' };
    const { refused } = (await commit('page', [row])) as { refused: { column: string; problem: string }[] };
    expect(refused).toMatchObject([{ column: 'page', problem: expect.stringContaining('privacy-policy') }]);
    expect((await readError(ask('show', { list: 'page', key: 'nonsense' }))).status).toBe(404);
  });

  test('D-45 D-94 what a page said stays as a version, also when the page is removed', async () => {
    const write = (text: string) => {
      clock.now += 1;
      return commit('page', [
        { page: 'terms-india', lang: 'en', title: 'Terms', blocks: JSON.stringify([{ type: 'text', text }]) },
      ]);
    };
    const listTexts = async () => {
      const { versions } = (await readData(ask('versions', { key: 'terms-india' }))) as { versions: Answer[] };
      return versions.map(({ blocks }) => JSON.parse(String(blocks))[0].text);
    };
    expect((await readError(ask('versions', { key: 'terms-india' }))).status).toBe(404);
    await write('First.');
    await write('First.');
    await write('Second.');
    expect(await listTexts()).toEqual(['Second.', 'First.']);
    await readData(ask('remove', { list: 'page', key: 'terms-india', dryRun: false, reason }));
    expect(await listTexts()).toEqual(['Second.', 'First.']);
  });
});
