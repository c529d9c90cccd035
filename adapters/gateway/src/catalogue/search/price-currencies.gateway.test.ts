import type { InputOf, OutputOf } from '@fairhall/core/contract/call';
import { catalogue } from '@fairhall/core/contract/catalogue/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { askHandler } from '../../../../../tests/support/ask-handler.ts';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { catalogueHandlers } from '../catalogue.handlers.ts';
import { createSqlSearch } from './sql-search.ts';

const database = testDatabase();
const priced = (id: string, price: number, currency: string, supplier = 'S1') =>
  sampleProduct(id, { name: `Lamp ${id}`, currency, supplier, tiers: price === 0 ? [] : [{ min: 1, price }] });
const ROWS = [
  ...SAMPLE_TREES,
  ...['S1', 'S2', 'S3'].map((id, place) => sampleSupplier(id, { rank: place + 1 })),
  priced('USD5', 5, 'USD'),
  priced('USD50', 50, 'USD', 'S2'),
  priced('JPY500', 500, 'JPY', 'S2'),
  priced('TRY1234', 1_234.5, 'TRY', 'S2'),
  priced('VND25000', 25_000, 'VND', 'S3'),
  priced('VND9', 9, 'VND', 'S3'),
  priced('ASK', 0, 'USD', 'S3'),
];

let handlers: ReturnType<typeof catalogueHandlers>;
beforeAll(async () => {
  await loadSample(database(), ROWS, 1_800_000_000_000);
  handlers = catalogueHandlers(createSqlSearch(database()));
});

type Call = 'searchGoods' | 'searchSupplier';
const ask = <Name extends Call>(name: Name, data: InputOf<(typeof catalogue)[Name]>) =>
  askHandler(catalogue[name], handlers[name], data, database(), 'en') as Promise<
    OutputOf<(typeof catalogue)[Name]> & { readonly code?: string; readonly message?: string }
  >;
const goods = async (data: InputOf<(typeof catalogue)['searchGoods']>) =>
  (await ask('searchGoods', data)).records.map(({ goodsSpuId }) => goodsSpuId);

/** The same searches with and without words, which are found in different ways. */
const WAYS = [{}, { keyword: 'lamp' }, { id: 'TX01' }];

describe.each(WAYS)('searching by %o compares prices within one currency', (way) => {
  test('R-7.103 a price limit is in US dollars if no currency is given', async () => {
    expect(await goods({ ...way, filters: { priceMax: 100 }, sort: 'priceAsc' })).toEqual(['USD5', 'USD50']);
    expect(await goods({ ...way, filters: { priceMin: 10 }, sort: 'priceAsc' })).toEqual(['USD50']);
  });

  test('R-7.103 a price limit in another currency excludes all other currencies', async () => {
    expect(await goods({ ...way, filters: { priceMax: 1_000, currency: 'JPY' } })).toEqual(['JPY500']);
    expect(await goods({ ...way, filters: { priceMin: 1, currency: 'try' } })).toEqual(['TRY1234']);
    expect(await goods({ ...way, filters: { priceMax: 100, currency: 'EUR' } })).toEqual([]);
  });

  test('R-7.103 sorting by price lists one currency first, then the others, and prices on request last', async () => {
    const up = await goods({ ...way, sort: 'priceAsc' });
    expect([up.slice(0, 2), up.at(-1), up.length]).toEqual([['USD5', 'USD50'], 'ASK', 7]);
    const down = await goods({ ...way, sort: 'priceDesc' });
    expect([down.slice(0, 2), down.at(-1), down.length]).toEqual([['USD50', 'USD5'], 'ASK', 7]);
    const dong = await goods({ ...way, sort: 'priceAsc', filters: { currency: 'VND' } });
    expect([dong.slice(0, 2), dong.at(-1), dong.length]).toEqual([['VND9', 'VND25000'], 'ASK', 7]);
  });

  test.each(['priceAsc', 'priceDesc'] as const)('R-7.103 pages of %s are consecutive in any currency', async (sort) => {
    for (const currency of ['USD', 'VND']) {
      const whole = await goods({ ...way, sort, filters: { currency } });
      const found: string[] = [];
      let after: string | undefined;
      do {
        const page = await ask('searchGoods', {
          ...way,
          sort,
          filters: { currency },
          pageSize: 2,
          ...(after && { after }),
        });
        found.push(...page.records.map(({ goodsSpuId }) => goodsSpuId));
        after = page.next;
      } while (after !== undefined);
      expect(found).toEqual(whole);
    }
  });
});

test('R-7.103 the price range is that of the currency', async () => {
  const spread = async (currency?: string) => {
    const { facets = [] } = await ask('searchGoods', {
      facets: ['filters'],
      ...(currency !== undefined && { filters: { currency } }),
    });
    const values = facets.find(({ key }) => key === 'price')?.values ?? [];
    return [values[0]?.value.split('-')[0], values.at(-1)?.value.split('-')[1]];
  };
  expect([await spread(), await spread('VND'), await spread('EUR')]).toEqual([
    ['5', '50'],
    ['9', '25000'],
    [undefined, undefined],
  ]);
});

test('R-7.104 suppliers are filtered by their prices in the currency', async () => {
  const suppliers = async (filters: object) =>
    (await ask('searchSupplier', { filters })).records.map(({ supplierId }) => supplierId);
  expect(await suppliers({ priceMax: 100 })).toEqual(['S1', 'S2']);
  expect(await suppliers({ priceMax: 100, currency: 'VND' })).toEqual(['S3']);
  expect(await suppliers({ priceMin: 1_000, currency: 'TRY' })).toEqual(['S2']);
});

test.each([
  ['RMB', 'request.currencyName'],
  ['XXX', 'request.currency'],
])('R-7.103 %s is rejected as a search currency', async (currency, message) => {
  expect(await ask('searchGoods', { filters: { currency } })).toMatchObject({ code: '400', message });
  expect(await ask('searchSupplier', { filters: { currency } })).toMatchObject({ code: '400', message });
});
