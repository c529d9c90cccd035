import type { InputOf, OutputOf } from '@fairhall/core/contract/call';
import { exhibition } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionCalendarPath } from '@fairhall/core/exhibition/calendar-path';
import { compareByNumber } from '@fairhall/core/site/number-order';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { loadSample } from '../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../tests/support/sample-rows.ts';
import { standSearchText } from './stand-search-text.ts';

const database = testDatabase();
const NOON = Date.parse('2026-11-25T12:00:00Z');
let now = NOON;
const gateway = testGateway(database, { now: () => now });

type Name = keyof typeof exhibition;
const send = <Call extends Name>(name: Call, data: InputOf<(typeof exhibition)[Call]>, lang = 'en') =>
  post(gateway(), exhibition[name].path, data, { envelope: { lang } });
const ask = async <Call extends Name>(name: Call, data: InputOf<(typeof exhibition)[Call]>, lang?: string) =>
  (await readData(send(name, data, lang))) as OutputOf<(typeof exhibition)[Call]>;
const days = (inshow_start: string, inshow_end: string) => ({ inshow_start, inshow_end });

const tag = (id: string, name: string) =>
  ({ table: 'tag', id, category: '60101', industry: 'textile', names: { en: name, tr: `${name} (tr)` } }) as const;

beforeAll(async () => {
  const named = (name: string, mainProducts: string[]) => ({
    texts: { en: { name, province: 'Kerala', mainProducts, about: 'Makes bags.' } },
  });
  await loadSample(
    database(),
    [
      ...SAMPLE_TREES,
      tag('TG061103', 'Linen'),
      sampleSupplier('S1', { ...named('Malabar Weaves', ['Towels']), spotlight: true }),
      sampleSupplier('S2', { ...named('Denizli Pamuk', ['Cotton bags']), countryId: '792', countryCode: 'TR' }),
      sampleSupplier('S3', named('Çınar Dekorasyon San. ve Tic. A.Ş.', ['Rugs'])),
      sampleProduct('P1', { tags: ['TG061101'] }),
      sampleProduct('P2', { supplier: 'S2', tags: ['TG061101', 'TG061103'] }),
    ],
    0,
  );
});

beforeEach(async () => {
  now = NOON;
  const { kysely } = database();
  await kysely.deleteFrom('exhibition').execute();
  await kysely.deleteFrom('setting').where('key', '=', 'fixedIds').execute();
  await insertExhibition(database(), { exhibition_id: '1001' });
  await insertExhibition(database(), {
    exhibition_id: '1005',
    ...days('2026-12-10', '2026-12-12'),
    industry: 'building',
  });
  await insertExhibition(database(), {
    exhibition_id: '1006',
    ...days('2026-10-01', '2026-10-03'),
    website_id: 12,
    country_id: '392',
  });
  await insertExhibition(database(), {
    exhibition_id: '1007',
    ...days('2026-11-20', '2026-11-30'),
    is_published: false,
  });
  await insertExhibition(database(), { exhibition_id: '1008', ...days('2026-11-20', '2026-11-30'), phase: 0 });
  await insertExhibition(database(), { exhibition_id: '152652864772' });
  await kysely
    .insertInto('exhibition_hall')
    .values([
      { exhibition_id: '1001', hall: '1', names: { en: 'Fabrics', tr: 'Kumaş' } },
      { exhibition_id: '1001', hall: '2', names: { en: 'Homes' } },
    ])
    .execute();
  await kysely
    .insertInto('exhibition_theme')
    .values({ exhibition_id: '1001', theme_id: '5', titles: { en: 'Bed and bath' }, category_id: 'TX0101', place: 0 })
    .execute();
  const stand = { exhibition_id: '1001', spotlight: false };
  await kysely
    .insertInto('exhibitor')
    .values([
      { ...stand, supplier_id: 'S1', hall: '1', stand_no: 'A12', search_text: standSearchText('1', 'A12') },
      { ...stand, supplier_id: 'S2', hall: '2', stand_no: 'B04', spotlight: true },
      { ...stand, supplier_id: 'S3', hall: '1', stand_no: 'A02', search_text: standSearchText('1', 'A02') },
      { ...stand, supplier_id: 'GONE', hall: '1', stand_no: 'A03' },
    ])
    .execute();
});

describe('a single exhibition', () => {
  test('R-7.022 R-7.050 R-3.001 R-3.004 is returned by its id, with the data of its page', async () => {
    expect(await ask('detail', { exhibitionId: '1001' }, 'ar')).toEqual({
      exhibitionId: '1001',
      websiteId: 2,
      name: 'معرض إسطنبول للمنسوجات',
      nameEn: 'Istanbul Textile Fair',
      nameLocal: 'İstanbul Tekstil Fuarı',
      industry: 'textile',
      icon: '',
      banner: '',
      tagCategoryIds: '601,602',
      startTime: '10:00',
      endTime: '18:00',
      inshowStartDate: '2026-11-24',
      inshowEndDate: '2026-11-27',
      timeZone: 'Europe/Istanbul',
      googleMapUrl: 'https://maps.example.com/?q=1',
      location: 'Istanbul Expo Center',
      exhibitionUrl: '/expoturkey_1001',
      type: 'TEX',
      status: 1,
      phase: 3,
      shortName: '',
      countryId: '792',
      intro: 'Fabrics and homes.',
      themes: [{ themeId: '5', title: 'Bed and bath', categoryId: 'TX0101' }],
      halls: [
        { hall: '1', name: 'Fabrics' },
        { hall: '2', name: 'Homes' },
      ],
      figures: { exhibitors: 3, countries: 2, goods: 2 },
    });
  });

  test('R-7.023 R-7.024 A-45 for a site, or a type at a site, is the nearest that is not over, or else the one that ended last', async () => {
    const found = async (data: InputOf<typeof exhibition.detail>) => (await ask('detail', data)).exhibitionId;
    expect(await found({ websiteId: 2 })).toBe('1001');
    expect(await found({ websiteId: 2, type: 'BDE' })).toBe('1005');
    expect(await found({ websiteId: 2, type: 'tex', exhibitionId: '1005' })).toBe('1005');
    expect(await found({ websiteId: 12, type: 'tex' })).toBe('1006');
    now = Date.parse('2026-11-27T21:00:00Z'); // the day after the last one at the venue
    expect(await found({ websiteId: 2 })).toBe('1005');
    expect(await found({ websiteId: 2, type: 'TEX' })).toBe('1001');
  });

  test('R-2.137 R-2.138 an e-show is the current exhibition of an event code, in a country or anywhere', async () => {
    expect((await ask('eshow', { shortName: 'tex' })).exhibitionId).toBe('1001');
    expect((await ask('eshow', { shortName: 'tex', country: 'japan' })).exhibitionId).toBe('1006');
    for (const data of [
      { shortName: 'hl' },
      { shortName: 'tex', country: 'poland' },
      { shortName: 'tex', country: 'x' },
    ])
      expect(await readError(send('eshow', data))).toMatchObject({ status: 404 });
  });

  test('A-45 is not found if there is none, and a request without criteria is a bad request', async () => {
    for (const data of [
      { exhibitionId: '7' },
      { websiteId: 9 },
      { websiteId: 2, type: 'PNE' },
      { websiteId: 2, type: 'X' },
    ])
      expect(await readError(send('detail', data))).toMatchObject({
        status: 404,
        message: expect.stringContaining('exhibition'),
      });
    expect(await readError(send('detail', {}))).toMatchObject({ status: 400 });
    expect(await readError(send('detail', { type: 'TEX' }))).toMatchObject({ status: 400 });
  });

  test('R-4.004 R-8.022 A-57 unpublished and blocked exhibitions are returned by no call', async () => {
    for (const exhibitionId of ['1007', '1008', '152652864772']) {
      for (const name of ['detail', 'exhibitors', 'hallPlan', 'config'] as const)
        expect(await readError(send(name, { exhibitionId })), name).toMatchObject({ status: 404 });
    }
    const { records } = await ask('list', {});
    const recommended = await ask('recommended', { ageing: 0 });
    expect([...records, ...recommended].map(({ exhibitionId }) => exhibitionId)).toEqual([
      '1001',
      '1005',
      '1006',
      '1001',
      '1005',
    ]);
  });

  test('R-4.002 has its status and phase by the day at the venue', async () => {
    const at = async (moment: string) => {
      now = Date.parse(moment);
      const { status, phase } = await ask('detail', { exhibitionId: '1001' });
      return [status, phase];
    };
    expect(await at('2026-11-23T20:59:00Z')).toEqual([0, 2]);
    expect(await at('2026-11-23T21:00:00Z')).toEqual([1, 3]);
    expect(await at('2026-11-27T21:00:00Z')).toEqual([2, 4]);
  });
});

describe('lists of exhibitions', () => {
  const idsOf = async (data: InputOf<typeof exhibition.list>) =>
    (await ask('list', data)).records.map(({ exhibitionId }) => exhibitionId);

  test('D-56 have the pinned ones first in their order, then those that are open, upcoming and past', async () => {
    expect(await idsOf({})).toEqual(['1001', '1005', '1006']);
    const pin = (value: string) => database().kysely.insertInto('setting').values({ key: 'fixedIds', value }).execute();
    await pin('1006,1005,1009');
    expect(await idsOf({})).toEqual(['1006', '1005', '1001']);
    const recommended = await ask('recommended', { ageing: 0 });
    expect(recommended.map(({ exhibitionId }) => exhibitionId)).toEqual(['1005', '1001']);
    await database().kysely.updateTable('setting').set({ value: '1006,1005' }).where('key', '=', 'fixedIds').execute();
    expect(await idsOf({})).toEqual(['1001', '1005', '1006']);
  });

  test('are filtered by site, industry, phase and words in any language', async () => {
    expect(await idsOf({ websiteId: 12 })).toEqual(['1006']);
    expect(await idsOf({ websiteId: 999, industry: 'textile' })).toEqual(['1001', '1006']);
    expect(await idsOf({ phase: 2 })).toEqual(['1005']);
    expect(await idsOf({ keyword: ' للمنسوجات ISTANBUL ', phase: 3 })).toEqual(['1001']);
    expect(await idsOf({ keyword: 'fuari ıstanbul TEKSTIL', phase: 3 })).toEqual(['1001']);
    expect(await idsOf({ keyword: '%' })).toEqual([]);
    expect(await ask('list', { pageNo: 2 })).toMatchObject({ records: [], total: 3, pageNo: 2, pageSize: 20 });
  });

  test('R-4.054 R-4.055 R-3.005 recommend those that are open or soon, or all that are not over', async () => {
    await insertExhibition(database(), {
      exhibition_id: '1009',
      ...days('2027-06-01', '2027-06-03'),
      country_id: '356',
      website_id: 1,
    });
    const recommended = async (data: InputOf<typeof exhibition.recommended>) =>
      (await ask('recommended', data)).map(({ exhibitionId, name, websiteId }) => [
        exhibitionId,
        name !== '',
        websiteId,
      ]);
    expect(await recommended({ ageing: 1 })).toEqual([
      ['1001', true, 2],
      ['1005', true, 2],
    ]);
    expect(await recommended({ ageing: 0, countryId: '356' })).toEqual([['1009', true, 1]]);
    expect(await recommended({ ageing: 1, websiteId: 1 })).toEqual([]);
  });
});

describe('exhibitors', () => {
  const standsOf = async (data: Omit<InputOf<typeof exhibition.exhibitors>, 'exhibitionId'>) =>
    (await ask('exhibitors', { exhibitionId: '1001', ...data })).records.map(({ standNo }) => standNo);

  test('R-2.132 R-1.015 are listed by hall and stand, each with its products, without unknown suppliers', async () => {
    const { records, total, halls, tags } = await ask('exhibitors', { exhibitionId: '1001' }, 'tr');
    expect(
      records.map(({ supplierId, hall, standNo, spotlight, goods }) => [
        supplierId,
        hall,
        standNo,
        spotlight,
        goods.length,
      ]),
    ).toEqual([
      ['S3', '1', 'A02', false, 0],
      ['S1', '1', 'A12', false, 1],
      ['S2', '2', 'B04', true, 1],
    ]);
    expect(records[1]).toMatchObject({ supplierName: 'Malabar Weaves', tags: [{ code: 'TG061101' }] });
    expect(total).toBe(3);
    expect(halls).toEqual([
      { hall: '1', name: 'Kumaş', count: 2 },
      { hall: '2', name: 'Homes', count: 1 },
    ]);
    expect(tags.map(({ code, count }) => [code, count])).toEqual([
      ['TG061101', 2],
      ['TG061103', 1],
    ]);
    expect(tags[1]?.name).toBe('Linen (tr)');
  });

  test('R-2.133 are filtered by spotlight, hall, tag, letter and words', async () => {
    expect(await standsOf({ spotlight: true })).toEqual(['B04']);
    expect(await standsOf({ supplierId: 'S2' })).toEqual(['B04']);
    expect(await standsOf({ supplierId: 'S9' })).toEqual([]);
    expect(await standsOf({ hall: '1' })).toEqual(['A02', 'A12']);
    expect(await standsOf({ tagCodes: ['tg061103', 'TG9'] })).toEqual(['B04']);
    expect(await standsOf({ letter: 'm' })).toEqual(['A12']);
    expect(await standsOf({ keyword: 'cotton denizli' })).toEqual(['B04']);
    expect(await standsOf({ keyword: 'a02' })).toEqual(['A02']);
    expect(await standsOf({ keyword: '1A-02' })).toEqual(['A02']);
    expect(await standsOf({ keyword: '%' })).toEqual([]);
    expect(await standsOf({ pageNo: 2 })).toEqual([]);
  });

  test('R-2.133 are found in any spelling of their names', async () => {
    const typed = [
      'Çınar',
      'cinar',
      'ÇINAR',
      'Çınar Dekorasyon San. ve Tic. A.Ş.',
      'dekorasyon cinar',
      'Çınar'.normalize('NFD'),
    ];
    for (const keyword of typed) expect([keyword, await standsOf({ keyword })]).toEqual([keyword, ['A02']]);
    expect(await standsOf({ letter: 'c' })).toEqual(['A02']);
  });

  test('R-2.134 of a theme are those with products of its category; another or unknown theme has none', async () => {
    const other = { exhibition_id: '1001', titles: { en: 'Lamps' }, category_id: 'BD0101', place: 1 };
    await database()
      .kysely.insertInto('exhibition_theme')
      .values([
        { ...other, theme_id: '6' },
        { ...other, theme_id: '7', category_id: null },
      ])
      .execute();
    expect(await standsOf({ themeId: '5' })).toEqual(['A12', 'B04']);
    expect(await standsOf({ themeId: '5', hall: '1' })).toEqual(['A12']);
    for (const themeId of ['6', '7', '8']) expect(await standsOf({ themeId }), themeId).toEqual([]);
  });
});

describe('halls', () => {
  const addHall = (hall: string) =>
    database()
      .kysely.insertInto('exhibition_hall')
      .values({ exhibition_id: '1001', hall, names: { en: `Hall ${hall}` } })
      .execute();
  const listHalls = async (): Promise<Record<'page' | 'filters' | 'plan', string[]>> => {
    const [page, filters, plan] = await Promise.all([
      ask('detail', { exhibitionId: '1001' }),
      ask('exhibitors', { exhibitionId: '1001' }),
      ask('hallPlan', { exhibitionId: '1001' }),
    ]);
    const toIds = ({ halls }: { readonly halls: readonly { readonly hall: string }[] }) =>
      halls.map(({ hall }) => hall);
    return { page: toIds(page), filters: toIds(filters), plan: toIds(plan) };
  };

  test('D-28 are those with exhibitors, by number, the same on the page, among the filters and on the plan', async () => {
    await addHall('10');
    await database().kysely.updateTable('exhibitor').set({ hall: '10' }).where('supplier_id', '=', 'S1').execute();
    await addHall('3');
    const occupied = ['1', '2', '10'];
    expect(await listHalls()).toEqual({ page: occupied, filters: occupied, plan: occupied });
  });

  test('D-28 stay among the filters without a match', async () => {
    const { halls } = await ask('exhibitors', { exhibitionId: '1001', keyword: 'Malabar' });
    expect(halls.map(({ hall, count }) => [hall, count])).toEqual([
      ['1', 1],
      ['2', 0],
    ]);
  });

  test('D-28 are all on the page of an exhibition without exhibitors', async () => {
    await database().kysely.deleteFrom('exhibitor').where('exhibition_id', '=', '1001').execute();
    await addHall('10');
    expect(await listHalls()).toEqual({ page: ['1', '2', '10'], filters: [], plan: [] });
  });
});

describe('the hall plan', () => {
  const planOf = (hall?: string, lang?: string) =>
    ask('hallPlan', { exhibitionId: '1001', ...(hall === undefined ? {} : { hall }) }, lang);

  test('D-28 shows who has which stand in the given hall, and which halls there are', async () => {
    expect(await planOf('2', 'tr')).toEqual({
      halls: [
        { hall: '1', name: 'Kumaş', count: 3 },
        { hall: '2', name: 'Homes', count: 1 },
      ],
      hall: '2',
      stands: [{ standNo: 'B04', supplierId: 'S2', supplierName: 'Denizli Pamuk' }],
    });
  });

  test('D-28 shows the first hall if none or an unknown one is given, with stands by number', async () => {
    await database()
      .kysely.insertInto('exhibitor')
      .values({ exhibition_id: '1001', supplier_id: 'NOT-THERE', stand_no: 'A9', hall: '1', spotlight: false })
      .execute();
    for (const hall of [undefined, '9']) {
      const plan = await planOf(hall);
      expect(plan.hall).toBe('1');
      expect(plan.stands.map(({ standNo }) => standNo)).toEqual(
        plan.stands.map(({ standNo }) => standNo).toSorted(compareByNumber),
      );
      // A stand is listed even if its supplier is not in the catalogue.
      expect(plan.stands).toContainEqual({ standNo: 'A9' });
      expect(plan.stands).toContainEqual({ standNo: 'A12', supplierId: 'S1', supplierName: 'Malabar Weaves' });
    }
  });

  test('D-28 is empty without exhibitors, and not found for an unknown exhibition', async () => {
    await database().kysely.deleteFrom('exhibitor').where('exhibition_id', '=', '1001').execute();
    expect(await planOf()).toEqual({ halls: [], hall: '', stands: [] });
    expect((await readError(send('hallPlan', { exhibitionId: '404404' }))).status).toBe(404);
  });
});

describe('stands of suppliers', () => {
  const standsOf = async (supplierIds: string[], exhibitionId = '1001') =>
    (await ask('stands', { exhibitionId, supplierIds })).stands.map(({ supplierId, hall, standNo }) => [
      supplierId,
      hall,
      standNo,
    ]);

  test('R-1.015 are returned for suppliers that exhibit there, once each', async () => {
    expect((await standsOf(['S1', 'S9', 'S2', 'S1'])).toSorted()).toEqual([
      ['S1', '1', 'A12'],
      ['S2', '2', 'B04'],
    ]);
  });

  test('R-1.015 are empty for a hidden or unknown exhibition', async () => {
    const row = { supplier_id: 'S1', hall: '1', stand_no: 'A1', spotlight: false };
    const hidden = ['1007', '152652864772'];
    await database()
      .kysely.insertInto('exhibitor')
      .values(hidden.map((exhibition_id) => ({ ...row, exhibition_id })))
      .execute();
    for (const exhibitionId of [...hidden, '7']) expect(await standsOf(['S1'], exhibitionId), exhibitionId).toEqual([]);
  });
});

test('R-9.029 the configuration of an exhibition is returned', async () => {
  await insertExhibition(database(), {
    exhibition_id: '1010',
    page_version: 11,
    popup_mode: 'always',
    ab_pre_register: true,
  });
  expect(await ask('config', { exhibitionId: '1010' })).toEqual({
    exhibitionId: '1010',
    pageVersion: 11,
    popupMode: 'always',
    phase: 3,
    abPreRegister: true,
    entryTypes: ['Sample'],
    maxTag: 10,
  });
  expect(await ask('config', { exhibitionId: '1001' })).not.toHaveProperty('pageVersion');
});

test('the calendar entry of an exhibition covers whole days, in the given language', async () => {
  const fetched = (path: string, method = 'GET') =>
    gateway().handle(new Request(`http://127.0.0.1/gateway/${path}`, { method }), { address: '192.0.2.1' });
  const response = await fetched(exhibitionCalendarPath('1001', 'ar'));
  const entry = (await response.text()).replaceAll('\r\n ', '');
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  for (const line of [
    'DTSTART;VALUE=DATE:20261124',
    'DTEND;VALUE=DATE:20261128',
    'SUMMARY:معرض إسطنبول للمنسوجات',
    'LOCATION:Istanbul Expo Center',
    'URL;VALUE=URI:http://fairhall.test/tex-tr',
  ])
    expect(entry.split('\r\n')).toContain(line);
  expect((await fetched(exhibitionCalendarPath('1001', 'en'), 'POST')).status).toBe(405);
  for (const id of ['1007', '1008', '152652864772', '7'])
    expect((await fetched(exhibitionCalendarPath(id, 'en'))).status).toBe(404);
});

test('R-4.001 R-4.003 the last night of an exhibition that closes after midnight belongs to its last day', async () => {
  const hours = { start_time: '20:00', end_time: '02:00' };
  await insertExhibition(database(), { exhibition_id: '1020', ...days('2026-11-24', '2026-11-25'), ...hours });
  const at = async (moment: string) => {
    now = Date.parse(`${moment}:00+03:00`);
    const { status, phase } = await ask('detail', { exhibitionId: '1020' });
    const { phase: told } = await ask('config', { exhibitionId: '1020' });
    return [status, phase, told];
  };
  const open = await at('2026-11-25T21:00');
  expect(await at('2026-11-26T01:59')).toEqual(open);
  expect(await at('2026-11-26T02:00')).not.toEqual(open);
});

test('a calendar entry gets a new SEQUENCE when its exhibition or stands change, and every line ends with CRLF', async () => {
  const { kysely } = database();
  await insertExhibition(database(), { exhibition_id: '1019' });
  const fetched = async () => {
    const request = new Request(`http://127.0.0.1/gateway/${exhibitionCalendarPath('1019', 'en')}`);
    const text = await (await gateway().handle(request, { address: '192.0.2.1' })).text();
    expect(text).toMatch(/^(?:[^\r\n]+\r\n)+$/);
    const [, sequence] = /\r\nSEQUENCE:(\d+)\r\n/.exec(text) ?? [];
    const [, changed] = /\r\nLAST-MODIFIED:(\d{8}T\d{6}Z)\r\n/.exec(text) ?? [];
    return { sequence: Number(sequence), changed };
  };
  const first = await fetched();
  expect(first).toEqual({ sequence: 0, changed: expect.any(String) });
  const set = (change: object) =>
    kysely.updateTable('exhibition').set(change).where('exhibition_id', '=', '1019').execute();
  await set({ popup_mode: 'off', location: 'Istanbul Expo Center' }); // neither changes what calendars show
  expect(await fetched()).toEqual(first);
  await set({ inshow_start: '2026-12-01', inshow_end: '2026-12-04' });
  expect((await fetched()).sequence).toBe(1);
  await set({ location: 'Fair Center' });
  expect((await fetched()).sequence).toBe(2);
  await kysely.deleteFrom('exhibition').where('exhibition_id', '=', '1019').execute();
});
