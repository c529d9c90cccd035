import { catalogueImport } from '@fairhall/core/contract/catalogue/import-calls';
import { exhibition } from '@fairhall/core/contract/exhibition/calls';
import { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, testGateway } from '../../../../tests/support/gateway.ts';
import { migrateOldDatabase, type OldDatabase, readLeft, readRows } from '../../../../tests/support/old-database.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { createSqlSearch } from '../catalogue/search/sql-search.ts';
import { findUnreadCurrencies } from '../catalogue/unread-currencies.ts';
import { listUnreadPhones } from './stored-phones.ts';

/**
 * Data written by calls and imports of the last version that stored numbers, names and currencies as they were typed:
 * visitors, guests, stands, orders, cards, a prize, a plan, a meeting, a lead, an enquiry with a file, and an imported
 * catalogue.
 */
const LEFT = readLeft<OldDatabase>('version-0110.json');

/** Columns that migrations change, by table; everything else must stay the same. */
const CONVERTED: Readonly<Record<string, readonly string[]>> = {
  preregistration: ['dialing_code', 'contact_number', 'whatsapp'],
  show_invitation: ['told'],
  stand_request: ['mobile'],
  goods_order: ['contact', 'currency'],
  lottery_draw: ['mobile'],
  business_card: ['mobile'],
  product: ['currency', 'search'],
  product_card: ['json'],
  product_page: ['json'],
  supplier: ['search', 'price_low', 'price_high'],
  import_row: ['before', 'after'],
};

const database = testDatabase();
const gateway = testGateway(database, { now: () => LEFT.now });
let token = '';
const upgraded = async () => {
  await migrateOldDatabase(database(), LEFT);
  token = (await insertStaff(database(), { role: 'operator' })).token;
};

type Row = Readonly<Record<string, unknown>>;

const ask = (path: string, data: object) =>
  readData(post(gateway(), path, data, { envelope: { token }, headers: { 'idempotency-key': crypto.randomUUID() } }));
/** One text for each row, in the order of the rows' names. */
const texts = async (table: string, name: string, textOf: (row: Row) => unknown) =>
  (await readRows(database(), table))
    .map((row) => `${row[name]}: ${textOf(row)}`)
    .sort((one, other) => (one < other ? -1 : 1));
const json = (value: unknown) => JSON.stringify(value).replaceAll('"', '');

describe('REL-30 a database with rows of every kind', () => {
  beforeAll(upgraded);

  test('keeps every row, and all columns that no migration converts', async () => {
    for (const [name, rows] of Object.entries(LEFT.tables)) {
      const there = await readRows(database(), name);
      expect(there, name).toHaveLength(rows.length);
      for (const row of rows) {
        const same = Object.entries(row).filter(([column]) => !CONVERTED[name]?.includes(column));
        expect(there, name).toContainEqual(expect.objectContaining(Object.fromEntries(same)));
      }
    }
  });

  test('has phone numbers that can be dialled, and lists the others as typed', async () => {
    const numbers = (row: Row) => `${row.dialing_code} ${row.contact_number} ${row.whatsapp}`.trim();
    expect(await texts('preregistration', 'email', numbers)).toEqual([
      'buyer@demo.fairhall.test: 90 5327654321 5327654321',
      'r1@acme.example: 90 5321234567',
      'r2@acme.example: 90 5321234567',
      'r3@acme.example: 90 5321234567 5327654321',
      'r4@acme.example: 90 532123456712 5321112233',
      'r5@acme.example: 90 5321234567 5321112233',
      'r6@xn--mller-kva.de: 86 13812345678 5321112233',
      'r7@acme.example: 39 0669812345 05321112233',
      'r8@acme.example: 999 5321234567 05321112233',
      'r9@acme.example: 90 5321234567 00353871234567',
      'rx@acme.example: 90 5321234567 00353871234567',
      'v1@acme.example: 90 5321234567',
      'v2@acme.example: 90 5321234567 5327654321',
      'v3@xn--mller-kva.de: 90 532123456712 5327654321',
      'v4@acme.example: 86 13812345678',
      'v5@acme.example: 91 9847012345',
    ]);
    const told = ({ told }: Row) => {
      const { dialingCode, contactNumber, whatsapp } = told as Row;
      return [dialingCode, contactNumber, whatsapp].join(' ');
    };
    expect(await texts('show_invitation', 'email', told)).toEqual([
      'i1@acme.example: 91 9847012345 ',
      'i2@acme.example: 90 5321234567 12345678901234',
      'i3@acme.example:   05321234567',
      'i4@acme.example:  5321234567 ',
    ]);
    const contact = ({ contact }: Row) => {
      const { mobile, whatsapp } = contact as Row;
      return json(
        [mobile, whatsapp ?? ''].map((number) =>
          Object.values(number as Row)
            .sort()
            .join(' '),
        ),
      );
    };
    expect(await texts('goods_order', 'quantity', contact)).toEqual([
      '11: [+90 5321234567,+353 871234567]',
      '13: [+966 551234567,]',
      '17: [+90 532123456712,+90 5321234567]',
    ]);
    const mobile = (row: Row) => row.mobile;
    expect(await texts('stand_request', 'email', mobile)).toEqual([
      's00905321234567@acme.example: +90 5321234567',
      's05321234567@acme.example: +90 5321234567',
      's532123456712@acme.example: +90 532123456712',
      's905321234567@acme.example: +90 5321234567',
    ]);
    expect(await texts('lottery_draw', 'contact_name', mobile)).toEqual(['Çınar: +90 5327654321']);
    expect(await texts('business_card', 'contact_name', mobile)).toEqual([
      'Kart glued: +905321234567',
      'Kart nocountry: 5321234567',
      'Kart plus: +905321234567',
      'Kart Çınar: +905321234567',
      'Own: +905321234567',
    ]);
    const unread = await listUnreadPhones(database().kysely);
    expect(unread.map(({ table, number, reason }) => `${table} ${number} ${reason}`).sort()).toEqual([
      'business_card 5321234567 noCountry',
      'goods_order +90 532123456712 tooLong',
      'preregistration +90 532123456712 tooLong',
      'preregistration +90 532123456712 tooLong',
      'preregistration +999 5321234567 code',
      'preregistration 00353871234567 otherCode',
      'preregistration 00353871234567 otherCode',
      'preregistration 05321112233 code',
      'show_invitation 05321234567 noCountry',
      'show_invitation 12345678901234 tooLong',
      'show_invitation 5321234567 noCountry',
      'stand_request +90 532123456712 tooLong',
    ]);
  });

  test('has ISO currency codes with all decimals of its prices, and lists the unreadable one', async () => {
    const price = (row: Row) => `${row.price} ${row.currency}`;
    expect(await texts('goods_order', 'quantity', price)).toEqual(['11: 2.5 XXX', '13: 7.7777 CNY', '17: 99.9999 TWD']);
    const key = new Map(LEFT.tables.import_key?.map((row) => [row.object_id, row.external_key]));
    const card = (row: Row) =>
      String(row.json)
        .match(/"priceMin":([\d.]+),.*"currency":"(\w+)"/)
        ?.slice(1)
        .join(' ');
    const cards = (await readRows(database(), 'product_card')).filter(({ lang }) => lang === 'en');
    expect(cards.map((row) => `${key.get(row.product_id)} ${card(row)}`).sort()).toEqual([
      'P-NTD 99.9999 TWD',
      'P-RMB 3.3333 USD',
      'P-USD 7.7777 CNY',
      'P-XXX 2.5 XXX',
    ]);
    const unread = await findUnreadCurrencies(database().kysely);
    expect(unread.map(({ kind, currency }) => `${kind} ${currency}`)).toEqual(['product XXX', 'order XXX']);
  });

  test.each([
    ['cinar isik', ['r1@acme.example']],
    ['istanbul', ['r1@acme.example']],
    ['muge ozturk', ['v2@acme.example']],
    ['müller.de', ['r6@xn--mller-kva.de', 'v3@xn--mller-kva.de']],
    ['invisible', ['v3@xn--mller-kva.de']],
    ['小明', ['v4@acme.example']],
  ])('D-94 finds visitors by %s', async (keyword, emails) => {
    const found = await ask(staffPreregistration.list.path, { exhibitionId: '9002', keyword, pageNo: 1 });
    const { records } = staffPreregistration.list.output.parse(found);
    expect(records.map(({ email }) => email).sort()).toEqual(emails);
  });

  test.each([
    ['product', 'dn 15', ['P-RMB']],
    ['product', '黄铜阀门', ['P-RMB', 'P-XXX']],
    ['product', 'm8 x 40', ['P-XXX']],
    ['product', '70×140', ['P-NTD']],
    ['supplier', 'cinar', ['OLD-1']],
    ['supplier', 'iso 9001', ['OLD-1', 'OLD-2']],
    ['supplier', '国际贸易', ['OLD-2']],
  ] as const)('R-5.044 finds a %s by %s', async (searched, keyword, keys) => {
    const found = await createSqlSearch(database()).find({
      searched,
      keyword,
      sort: 'relevance',
      pageNo: 1,
      pageSize: 10,
      facets: false,
      lang: 'en',
    });
    const key = new Map(LEFT.tables.import_key?.map((row) => [row.object_id, row.external_key]));
    const { records }: { records: readonly Row[] } = JSON.parse(found.ok ? found.value : '');
    expect(records.map((row) => key.get(row.goodsSpuId ?? row.supplierId)).sort()).toEqual(keys);
  });

  test('D-94 finds stands ignoring case and accents, and shows an exhibition that ends after midnight', async () => {
    const found = await ask(exhibition.exhibitors.path, { exhibitionId: '9001', keyword: 'c04', pageNo: 1 });
    expect(found).toMatchObject({ total: 1, records: [{ standNo: 'Ç-04' }] });
    const shown = await ask(exhibition.detail.path, { exhibitionId: '9001' });
    expect(shown).toMatchObject({ startTime: '18:00', endTime: '02:00' });
  });
});

/** Separate from the tests that read the rows, because it changes them. */
describe('REL-30 imports from before an upgrade', () => {
  beforeAll(upgraded);

  test('D-64 can be undone, and restored rows are converted like all others', async () => {
    const undone = async (file: string) => {
      const batch = LEFT.tables.import_batch?.find((row) => row.file === file);
      return ask(catalogueImport.undo.path, { batchId: batch?.batch_id, below: null, reason: 'a test' });
    };
    expect(await undone('prod2.csv')).toMatchObject({ undone: 2, kept: [] });
    const products = await texts('product', 'id', ({ currency }) => currency);
    expect(products.map((text) => text.slice(-3)).sort()).toEqual(['CNY', 'TWD', 'USD', 'XXX']);
    expect(await undone('prod.csv')).toMatchObject({ undone: 4, kept: [] });
    expect(await undone('vis.csv')).toMatchObject({ undone: 5, kept: [] });
    expect(await undone('inv.csv')).toMatchObject({ undone: 4, kept: [] });
  });
});
