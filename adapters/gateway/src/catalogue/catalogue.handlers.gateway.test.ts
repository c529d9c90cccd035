import type { InputOf, OutputOf } from '@fairhall/core/contract/call';
import { catalogue } from '@fairhall/core/contract/catalogue/calls';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { askHandler } from '../../../../tests/support/ask-handler.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { loadSample } from '../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../tests/support/sample-rows.ts';
import { catalogueHandlers } from './catalogue.handlers.ts';
import { createSqlSearch } from './search/sql-search.ts';

const NOW = 1_800_000_000_000;
const NOT_FOUND = { code: '404', message: 'request.notFound' };
const database = testDatabase();

const lamp = { name: 'Brass desk lamp', description: 'A lamp.', attributes: [{ name: 'Material', value: 'Brass' }] };
const SUPPLIERS = [
  sampleSupplier('S1', {
    texts: {
      en: { name: 'Anatolia Lights', province: 'Bursa', mainProducts: ['Lamps', 'Rugs'], about: 'Makes lamps.' },
      ar: { name: 'Anatolia Lights', province: 'بورصة', mainProducts: ['مصابيح', 'سجاد'], about: 'تصنع المصابيح.' },
    },
  }),
  sampleSupplier('S2', { rank: 50, countryId: '156', countryCode: 'CN', proofs: [] }),
  sampleSupplier('S3', { rank: 10, industry: 'pets' }),
];
const PRODUCTS = [
  sampleProduct('P1', {
    rank: 30,
    age: 3_000,
    tags: ['TG061102', 'TG061101'],
    texts: {
      en: lamp,
      ar: { ...lamp, name: 'مصباح مكتب نحاسي', attributes: [{ name: 'الخامة', value: 'نحاس' }] },
      zh: { ...lamp, name: '黄铜台灯' },
    },
  }),
  sampleProduct('P2', { rank: 20, age: 1_000, name: 'Cotton towel', category: 'TX010102', tags: ['TG061101'] }),
  sampleProduct('P3', { rank: 10, age: 2_000, name: 'Linen apron', category: 'TX010201', supplier: 'S2', tiers: [] }),
  sampleProduct('P4', { rank: 5, age: 4_000, name: 'Canvas roll', category: 'TX020101', supplier: 'S2' }),
  sampleProduct('P5', {
    rank: 1,
    age: 5_000,
    name: 'Dog bed',
    category: 'PT010101',
    supplier: 'S3',
    tags: ['TG041101'],
  }),
];

let handlers: ReturnType<typeof catalogueHandlers>;
beforeAll(async () => {
  await loadSample(database(), [...SAMPLE_TREES, ...SUPPLIERS, ...PRODUCTS], NOW);
  handlers = catalogueHandlers(createSqlSearch(database()));
});

type Name = keyof typeof catalogue;
const ask = <Call extends Name>(name: Call, data: InputOf<(typeof catalogue)[Call]>, lang: LanguageCode = 'en') =>
  askHandler(catalogue[name], handlers[name], data, database(), lang) as Promise<OutputOf<(typeof catalogue)[Call]>>;

const ids = (rows: readonly { goodsSpuId?: string; supplierId?: string }[]): unknown[] =>
  rows.map(({ goodsSpuId, supplierId }) => goodsSpuId ?? supplierId);

const BRIEF = {
  goodsSpuId: 'P1',
  goodsName: 'Brass desk lamp',
  goodsNameEn: 'Brass desk lamp',
  goodsNameCn: '黄铜台灯',
  goodsNameLocal: 'Brass desk lamp',
  categoryId: 'TX010101',
  industry: 'textile',
  images: ['11', '12', '13'],
  minOrder: 100,
  unit: 'piece',
  priceMin: 1.8,
  priceMax: 2,
  currency: 'USD',
  createTime: NOW - 3_000,
};
const PROOFS = [{ kind: 'licence', date: '2026-02' }];

describe('search', () => {
  test('R-7.103 R-2.021 the goods search returns records and total for a keyword and a page', async () => {
    const supplier = {
      supplierId: 'S1',
      supplierName: 'Anatolia Lights',
      countryId: '356',
      countryCode: 'IN',
      established: 2008,
      proofs: PROOFS,
    };
    expect(await ask('searchGoods', { keyword: 'lamp', pageNo: 1 })).toEqual({
      records: [{ ...BRIEF, supplier }],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    });
  });

  test('R-2.022 R-2.023 id is a category, or a tag if category_type is 2', async () => {
    expect(ids((await ask('searchGoods', { id: 'TX01' })).records)).toEqual(['P3', 'P2', 'P1']);
    expect(ids((await ask('searchGoods', { id: 'TX01', categoryType: 1 })).records)).toEqual(['P3', 'P2', 'P1']);
    expect(ids((await ask('searchGoods', { id: 'TG061101', categoryType: 2 })).records)).toEqual(['P2', 'P1']);
    expect((await ask('searchGoods', { id: 'TX01', categoryType: 2 })).total).toBe(0);
  });

  test('R-2.024 exhibition_id restricts the search to an exhibition; an unknown one finds nothing', async () => {
    expect(await ask('searchGoods', { exhibitionId: '1001' })).toEqual({
      records: [],
      total: 0,
      pageNo: 1,
      pageSize: 20,
    });
  });

  test('filters by country, verification, minimum order and price', async () => {
    expect(ids((await ask('searchGoods', { filters: { countryId: '156' } })).records)).toEqual(['P4', 'P3']);
    expect(ids((await ask('searchGoods', { filters: { verified: true } })).records)).toEqual(['P5', 'P2', 'P1']);
    expect((await ask('searchGoods', { filters: { moqMax: 99 } })).total).toBe(0);
    expect(ids((await ask('searchGoods', { filters: { priceMin: 1.9, priceMax: 1.95 } })).records)).toEqual([
      'P5',
      'P4',
      'P2',
      'P1',
    ]);
    expect((await ask('searchGoods', { filters: { priceMin: 2.01 } })).total).toBe(0);
  });

  test('names are in the user’s language, or else in English', async () => {
    const inArabic = await ask('searchGoods', { keyword: 'مصباح' }, 'ar');
    expect(
      inArabic.records.map(({ goodsName, goodsNameEn, goodsNameLocal }) => [goodsName, goodsNameEn, goodsNameLocal]),
    ).toEqual([['مصباح مكتب نحاسي', 'Brass desk lamp', 'مصباح مكتب نحاسي']]);
    expect((await ask('searchGoods', { keyword: 'مصباح' }, 'tr')).records[0]?.goodsName).toBe('Brass desk lamp');
    expect((await ask('searchGoods', { keyword: 'towel' }, 'ar')).records[0]?.goodsName).toBe('Cotton towel');
  });

  test('R-7.104 the supplier search returns suppliers with pictures of their products', async () => {
    const found = await ask('searchSupplier', { keyword: 'rugs', pageNo: 1, facets: ['category'] });
    expect([found.total, ids(found.records), found.records[0]?.goodsCount]).toEqual([1, ['S1'], 2]);
    expect(found.records[0]?.goods).toEqual([
      { goodsSpuId: 'P2', goodsName: 'Cotton towel', image: '11' },
      { goodsSpuId: 'P1', goodsName: 'Brass desk lamp', image: '11' },
    ]);
    expect(found.facets).toEqual([{ key: 'category', values: [{ value: 'TX01', label: 'Home textiles', count: 1 }] }]);
  });

  test('R-7.104 finds suppliers by what they offer', async () => {
    expect(ids((await ask('searchSupplier', {})).records)).toEqual(['S3', 'S2', 'S1']);
    expect(ids((await ask('searchSupplier', { id: 'TX02' })).records)).toEqual(['S2']);
    expect(ids((await ask('searchSupplier', { id: 'TG041101', categoryType: 2 })).records)).toEqual(['S3']);
    expect(ids((await ask('searchSupplier', { filters: { countryId: '156' } })).records)).toEqual(['S2']);
  });

  test('R-9.038 new arrivals are listed newest first, twenty a page', async () => {
    const latest = await ask('latestGoods', {});
    expect([ids(latest.records), latest.total, latest.pageSize]).toEqual([['P2', 'P3', 'P1', 'P4', 'P5'], 5, 20]);
  });

  test('rejects an unreadable cursor', async () => {
    expect(await ask('searchGoods', { after: 'x' })).toEqual({ code: '400', message: 'request.malformed' });
  });
});

describe('details', () => {
  test('R-2.032 a product has all its data, with its category path and its supplier', async () => {
    const product = await ask('goodsDetail', { goodsSpuId: 'P1' }, 'ar');
    expect(product).toEqual({
      ...BRIEF,
      goodsName: 'مصباح مكتب نحاسي',
      goodsNameLocal: 'مصباح مكتب نحاسي',
      tagCodes: ['TG061101', 'TG061102'],
      attributes: [{ name: 'الخامة', value: 'نحاس' }],
      description: 'A lamp.',
      supplierId: 'S1',
      exhibitionIds: [],
      leadDays: 20,
      score: 4.2,
      viewCount: 7,
      crumbs: [
        { id: 'TX01', name: 'منسوجات منزلية', nameEn: 'Home textiles' },
        { id: 'TX0101', name: 'السرير والحمام', nameEn: 'Bed and bath' },
        { id: 'TX010101', name: 'Bed Linen', nameEn: 'Bed Linen' },
      ],
      supplier: {
        supplierId: 'S1',
        isUnreachable: true,
        supplierName: 'Anatolia Lights',
        logo: '',
        countryId: '356',
        countryCode: 'IN',
        province: 'بورصة',
        businessType: 'manufacturer',
        mainProducts: ['مصابيح', 'سجاد'],
        about: 'تصنع المصابيح.',
        established: 2008,
        employees: 140,
        industry: 'textile',
        tagCodes: ['TG061101', 'TG061102'],
        exhibitionIds: [],
        light: 'green',
        proofs: PROOFS,
        spotlight: false,
        goodsCount: 2,
      },
    });
  });

  test('a price tier ends one below the next, and the last has no end', async () => {
    expect(await ask('priceTiers', { goodsId: 'P1' })).toEqual([
      { min: 100, max: 499, price: 2, currency: 'USD' },
      { min: 500, price: 1.8, currency: 'USD' },
    ]);
    expect(await ask('priceTiers', { goodsId: 'P3' })).toEqual([]);
  });

  test('R-2.036 a supplier is returned with its products, best first', async () => {
    const supplier = await ask('supplierDetail', { supplierId: 'S2' });
    expect([supplier.supplierName, supplier.proofs, ids(supplier.goods)]).toEqual(['Supplier S2', [], ['P4', 'P3']]);
  });

  test('anything unknown is a 404', async () => {
    expect(await ask('goodsDetail', { goodsSpuId: 'P9' })).toEqual(NOT_FOUND);
    expect(await ask('priceTiers', { goodsId: 'P9' })).toEqual(NOT_FOUND);
    expect(await ask('supplierDetail', { supplierId: 'P1' })).toEqual(NOT_FOUND);
    expect(await ask('recommendGoods', { goodsId: 'P9', limit: 4 })).toEqual(NOT_FOUND);
    expect(await ask('recommendSupplier', { goodsId: 'P9', limit: 4 })).toEqual(NOT_FOUND);
  });
});

describe('recommendations', () => {
  test('R-9.034 list products of the same second-level category first, then of the industry, never the product itself', async () => {
    expect(ids(await ask('recommendGoods', { goodsId: 'P1', limit: 40 }))).toEqual(['P2', 'P4', 'P3']);
    expect(ids(await ask('recommendGoods', { goodsId: 'P1', limit: 1 }))).toEqual(['P2']);
    expect(ids(await ask('recommendGoods', { goodsId: 'P5', limit: 4 }))).toEqual([]);
  });

  test('R-9.034 list products with any of the tags, without the given product', async () => {
    expect(ids(await ask('recommendGoods', { tagCodes: ['tg061102', 'TG041101'], limit: 4 }))).toEqual(['P5', 'P1']);
    expect(ids(await ask('recommendGoods', { tagCodes: ['TG061101'], goodsId: 'P1', limit: 4 }))).toEqual(['P2']);
    expect(ids(await ask('recommendGoods', { limit: 2 }))).toEqual(['P5', 'P4']);
  });

  test('R-9.034 list suppliers of the same second-level category, then of the industry, without the product’s own', async () => {
    expect(ids(await ask('recommendSupplier', { goodsId: 'P1', limit: 4 }))).toEqual(['S2']);
    expect(ids(await ask('recommendSupplier', { tagCodes: ['TG061101', 'TG041101'], limit: 4 }))).toEqual(['S3', 'S1']);
    expect(ids(await ask('recommendSupplier', { tagCodes: ['TG061101'], goodsId: 'P1', limit: 4 }))).toEqual([]);
    expect(ids(await ask('recommendSupplier', { limit: 2 }))).toEqual(['S3', 'S2']);
  });
});
