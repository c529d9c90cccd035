import type { InputOf, OutputOf } from '@fairhall/core/contract/call';
import { directory } from '@fairhall/core/contract/directory/calls';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { askHandler } from '../../../../../tests/support/ask-handler.ts';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { directoryHandlers } from './directory.handlers.ts';

const database = testDatabase();
const tag = (id: string, name: string) =>
  ({ table: 'tag', id, category: '60101', industry: 'textile', names: { en: name } }) as const;
const leaf = (number: number) =>
  ({
    table: 'category',
    id: `TX0103${String(number).padStart(2, '0')}`,
    parent: 'TX0103',
    industry: 'textile',
    names: { en: `Mats ${number}` },
  }) as const;
const LEAVES = Array.from({ length: 61 }, (_, index) => leaf(index + 1));

beforeAll(async () => {
  const mats = {
    table: 'category',
    id: 'TX0103',
    parent: 'TX01',
    industry: 'textile',
    names: { en: '3D mats' },
  } as const;
  const products = [
    sampleProduct('P1', { tags: ['TG061101', 'TG061103', 'TG061105'], viewCount: 5 }),
    sampleProduct('P2', { category: 'TX010102', tags: ['TG061104'], viewCount: 50, supplier: 'S2' }),
    ...LEAVES.map(({ id }, index) => sampleProduct(`M${index}`, { category: id, viewCount: 0 })),
  ];
  const tags = [tag('TG061103', 'Bed & bath'), tag('TG061104', 'X'), tag('TG061105', '10 × 10 cm')];
  const suppliers = [sampleSupplier('S1'), sampleSupplier('S2')];
  await loadSample(database(), [...SAMPLE_TREES, mats, ...LEAVES, ...tags, ...suppliers, ...products], 0);
});

type Name = keyof typeof directory;
const ask = <Call extends Name>(name: Call, data: InputOf<(typeof directory)[Call]>, lang: LanguageCode = 'en') =>
  askHandler(directory[name], directoryHandlers[name], data, database(), lang) as Promise<
    OutputOf<(typeof directory)[Call]>
  >;

describe('an index', () => {
  test('R-2.068 D-21 showrooms are named after categories with products, grouped by first letter', async () => {
    const { records, letters, total } = await ask('index', { kind: 'showroom', letter: 'b' });
    expect(records).toEqual([
      { name: 'Bath Towels', url: '/showroom/bath-towels.html', products: 1 },
      { name: 'Bed and bath', url: '/showroom/bed-and-bath.html', products: 2 },
      { name: 'Bed Linen', url: '/showroom/bed-linen.html', products: 1 },
    ]);
    expect([total, letters]).toEqual([3, ['b', 'd', 'm']]);
  });

  test('R-2.068 names are in the user’s language, and the letter is that of the English name', async () => {
    const { records } = await ask('index', { kind: 'showroom', letter: 'b' }, 'zh');
    expect(records[0]).toEqual({
      name: '浴巾',
      enName: 'Bath Towels',
      url: '/showroom/bath-towels.html',
      products: 1,
    });
  });

  test('R-2.031 D-21 aggregates are all categories with products, and a leading number of a name is ignored for the letter', async () => {
    const { records } = await ask('index', { kind: 'aggregates', letter: 'd' });
    expect(records).toEqual([{ name: '3D mats', url: '/aggregate/3d-mats_TX0103.html', products: 61 }]);
  });

  test('D-21 hots are named after tags, except single letters and measures', async () => {
    expect((await ask('index', { kind: 'hots', letter: 'c' })).records).toEqual([
      { name: 'Cotton', url: '/hots/cotton.html', products: 1 },
    ]);
    expect(await ask('index', { kind: 'hots', letter: 'x' })).toMatchObject({ records: [], total: 0 });
  });

  test('D-21 has 60 entries a page, and none on a page after the last', async () => {
    const page = (pageNo: number) => ask('index', { kind: 'showroom', letter: 'm', pageNo });
    expect((await page(1)).records).toHaveLength(60);
    expect(await page(2)).toMatchObject({ records: [{ name: 'Mats 9' }], total: 61, pageSize: 60 });
    expect(await page(1_000_000)).toMatchObject({ records: [], total: 61 });
  });
});

describe('a keyword', () => {
  test('R-2.029 D-35 is found by its slug, with its category and related keywords', async () => {
    expect(await ask('keyword', { kind: 'showroom', keyword: 'bed-linen' }, 'zh')).toEqual({
      name: '床品',
      enName: 'Bed Linen',
      categoryId: 'TX010101',
      related: [{ name: '浴巾', enName: 'Bath Towels', url: '/showroom/bath-towels.html', products: 1 }],
    });
  });

  test('R-2.030 of a hots page is a tag', async () => {
    expect(await ask('keyword', { kind: 'hots', keyword: 'cotton' })).toMatchObject({ name: 'Cotton' });
    const notFound = { code: '404', message: 'request.notFound' };
    expect(await ask('keyword', { kind: 'hots', keyword: 'bed-linen' })).toEqual(notFound);
    expect(await ask('keyword', { kind: 'showroom', keyword: `${'%_'.repeat(20)}'"` })).toEqual(notFound);
  });
});

describe('the most viewed', () => {
  test('R-2.014 D-22 are at most 40 products, the most viewed first', async () => {
    const hot = await ask('hot', { type: 'product' });
    expect(hot).toHaveLength(40);
    expect(hot.slice(0, 2).map(({ id, url, product }) => [id, url, product?.goodsSpuId])).toEqual([
      ['P2', '/Product-P2_P2.html', 'P2'],
      ['P1', '/Product-P1_P1.html', 'P1'],
    ]);
  });

  test('R-2.014 D-22 suppliers and categories are ordered by their number of products', async () => {
    expect((await ask('hot', { type: 'supplier' })).map(({ id }) => id)).toEqual(['S2', 'S1']);
    expect((await ask('hot', { type: 'category' }, 'ar'))[0]).toEqual({
      id: 'TX0101',
      name: 'السرير والحمام',
      url: '/category/Bed-and-bath_TX0101.html',
      image: '11',
      products: 2,
      industry: 'textile',
    });
    expect(await ask('hot', { type: 'exhibition' })).toEqual([]);
  });
});
