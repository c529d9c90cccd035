import type { InputOf, OutputOf } from '@fairhall/core/contract/call';
import { catalogue } from '@fairhall/core/contract/catalogue/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { askHandler } from '../../../../tests/support/ask-handler.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { loadSample } from '../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../tests/support/sample-rows.ts';
import { catalogueHandlers } from './catalogue.handlers.ts';
import { createSqlSearch } from './search/sql-search.ts';

const NOW = 1_800_000_000_000;
const database = testDatabase();
const dear = [{ min: 100, price: 9 }];

const PRODUCTS = [
  sampleProduct('P1', { rank: 90 }),
  ...['P2', 'P3'].map((id, place) => sampleProduct(id, { rank: place })),
  sampleProduct('Q1', { supplier: 'S2', rank: 50, tiers: [{ min: 10, price: 2.2 }] }),
  sampleProduct('Q2', { supplier: 'S2', rank: 10, tiers: dear }),
  sampleProduct('Q3', { supplier: 'S2', rank: 1, category: 'TX010102' }),
  sampleProduct('Q4', { supplier: 'S2', rank: 2, category: 'TX020101' }),
  sampleProduct('Q6', { supplier: 'S2', rank: 80, category: 'TX010201' }),
  sampleProduct('Q5', { supplier: 'S2', rank: 3, currency: 'EUR' }),
  sampleProduct('D1', { supplier: 'S3', rank: 0, category: 'PT010101' }),
];

let handlers: ReturnType<typeof catalogueHandlers>;
beforeAll(async () => {
  const suppliers = ['S1', 'S2', 'S3'].map((id) => sampleSupplier(id));
  await loadSample(database(), [...SAMPLE_TREES, ...suppliers, ...PRODUCTS], NOW);
  handlers = catalogueHandlers(createSqlSearch(database()));
});

type Name = keyof typeof catalogue;
const ask = <Call extends Name>(name: Call, data: InputOf<(typeof catalogue)[Call]>) =>
  askHandler(catalogue[name], handlers[name], data, database()) as Promise<OutputOf<(typeof catalogue)[Call]>>;

const ids = (rows: readonly { goodsSpuId: string }[]): string[] => rows.map(({ goodsSpuId }) => goodsSpuId);

describe('links from a product’s page', () => {
  test('R-1.001 related products of other suppliers: same category and similar price, same category, sibling category, same industry', async () => {
    const { related } = await ask('goodsNeighbours', { goodsId: 'P1' });
    expect(ids(related)).toEqual(['Q1', 'Q5', 'Q2', 'Q3', 'Q6', 'Q4']);
  });

  test('R-1.001 products of the same supplier without the product itself, best first, at most six', async () => {
    expect(ids((await ask('goodsNeighbours', { goodsId: 'P1' })).fromSupplier)).toEqual(['P2', 'P3']);
    expect(ids((await ask('goodsNeighbours', { goodsId: 'P2' })).fromSupplier)).toEqual(['P3', 'P1']);
  });

  test('is empty if there are no others, and an unknown product is not found', async () => {
    expect(await ask('goodsNeighbours', { goodsId: 'D1' })).toEqual({ related: [], fromSupplier: [] });
    expect(await ask('goodsNeighbours', { goodsId: 'nobody' })).toEqual({ code: '404', message: 'request.notFound' });
  });
});

describe('products by their ids', () => {
  test('R-1.001 are returned in the given order, each once, without unknown ones', async () => {
    expect(ids(await ask('goodsByIds', { goodsIds: ['Q1', 'gone', 'P1', 'Q1'] }))).toEqual(['Q1', 'P1']);
    expect(await ask('goodsByIds', { goodsIds: ['gone'] })).toEqual([]);
  });

  test('R-1.001 are compared with price tiers, specification and supplier', async () => {
    const [one, other] = await ask('compareGoods', { goodsIds: ['Q1', 'P1', 'gone'] });
    expect([one?.tiers, one?.supplier.supplierId]).toEqual([[{ min: 10, price: 2.2, currency: 'USD' }], 'S2']);
    expect([other?.tiers.length, other?.attributes, other?.leadDays]).toEqual([
      2,
      [{ name: 'Material', value: 'Cotton' }],
      20,
    ]);
  });
});
