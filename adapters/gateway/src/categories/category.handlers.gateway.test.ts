import type { InputOf, OutputOf } from '@fairhall/core/contract/call';
import { categories } from '@fairhall/core/contract/categories/calls';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { beforeAll, expect, test } from 'vitest';
import { askHandler } from '../../../../tests/support/ask-handler.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { loadSample } from '../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../tests/support/sample-rows.ts';
import { categoryHandlers } from './category.handlers.ts';

const database = testDatabase();
beforeAll(async () => {
  const products = [
    sampleProduct('P1', { tags: ['TG061102'] }),
    sampleProduct('P2', { tags: ['TG061102', 'TG061201'], rank: 1, images: ['31'] }),
  ];
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), ...products], 0);
});

type Name = keyof typeof categories;
const ask = <Call extends Name>(name: Call, data: InputOf<(typeof categories)[Call]>, lang: LanguageCode = 'en') =>
  askHandler(categories[name], categoryHandlers[name], data, database(), lang) as Promise<
    OutputOf<(typeof categories)[Call]>
  >;

const MATERIALS = {
  id: '601',
  name: 'Materials',
  children: [
    {
      id: '60101',
      name: 'Natural fibres',
      tags: [
        { name: 'Cotton', code: 'TG061101' },
        { name: 'Linen', code: 'TG061102' },
      ],
    },
    { id: '60102', name: 'Synthetic fibres', tags: [{ name: 'Nylon', code: 'TG061201' }] },
  ],
};

test('R-7.020 R-3.009 all categories are returned as a tree of three levels, with counts and a picture', async () => {
  const tree = await ask('all', {});
  expect(tree.map(({ id }) => id)).toEqual(['PT01', 'TX01', 'TX02']);
  expect(tree[1]).toMatchObject({
    name: 'Home textiles',
    enName: 'Home textiles',
    industry: 'textile',
    count: 2,
    image: '31',
  });
  expect(tree[1]?.children.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    ['TX0101', ['TX010101', 'TX010102']],
    ['TX0102', ['TX010201']],
  ]);
  expect(tree[0]).toEqual({
    id: 'PT01',
    name: 'Beds',
    enName: 'Beds',
    count: 0,
    industry: 'pets',
    children: [expect.objectContaining({ id: 'PT0101' })],
  });
});

test('R-7.020 a name without a translation is in English, and marked as such', async () => {
  const named = ({ name, lang }: { name: string; lang?: string }): unknown => [name, lang];
  const [, textiles] = await ask('all', { lang: 'zh' });
  expect(textiles && named(textiles)).toEqual(['家纺', undefined]);
  expect(textiles?.children.map(named)).toEqual([
    ['Bed and bath', 'en'],
    ['Table linen', 'en'],
  ]);
  expect(await ask('all', {}, 'zh')).toEqual(await ask('all', { lang: 'zh' }, 'ar'));
  const [, unwritten] = await ask('all', { lang: 'tr' });
  expect(unwritten && named(unwritten)).toEqual(['Home textiles', 'en']);
});

test('R-7.018 R-3.006 the tag tree of an industry is returned by its event code', async () => {
  expect(await ask('cateAndTag', { industry: 'TEX' })).toEqual([MATERIALS]);
  expect((await ask('cateAndTag', { industry: 'tex' }, 'ar'))[0]?.children[0]?.tags).toEqual([
    { name: 'قطن', code: 'TG061101' },
    { name: 'Linen', code: 'TG061102' },
  ]);
  expect(await ask('cateAndTag', { industry: 'XYZ' })).toEqual([]);
});

test('R-9.037 D-34 the tags of an industry are returned by its event code or key, and none for an unknown industry', async () => {
  expect(await ask('industryTags', { industry: 'TEX' })).toEqual([MATERIALS]);
  expect(await ask('industryTags', { industry: 'textile' })).toEqual([MATERIALS]);
  expect(await ask('industryTags', { industry: 'nowhere' })).toEqual([]);
});

test('R-7.018 the tag tree is returned by the id of a tag category of either level', async () => {
  expect(await ask('cateAndTag', { categoryId: '601' })).toEqual([MATERIALS]);
  expect(await ask('cateAndTag', { categoryId: '60102' })).toEqual([
    { ...MATERIALS, children: [MATERIALS.children[1]] },
  ]);
  expect(await ask('cateAndTag', { categoryId: '9' })).toEqual([]);
  expect((await ask('cateAndTag', {})).map(({ id }) => id)).toEqual(['401', '601']);
});

test('R-9.034 R-3.008 the recommended tags are the most frequent among the industry’s products', async () => {
  expect(await ask('recommendTags', { industry: 'TEX' })).toEqual([
    { tagCode: 'TG061102', tagName: 'Linen', category1Id: '601', category2Id: '60101' },
    { tagCode: 'TG061201', tagName: 'Nylon', category1Id: '601', category2Id: '60102' },
  ]);
  expect(await ask('recommendTags', { industry: 'JPE' })).toEqual([]);
  expect(await ask('recommendTags', { exhibitionId: '1001' })).toEqual([]);
  await insertExhibition(database(), { exhibition_id: '1001' });
  await insertExhibition(database(), { exhibition_id: '1002', is_published: false });
  expect((await ask('recommendTags', { exhibitionId: '1001' })).map(({ tagName }) => tagName)).toEqual([
    'Linen',
    'Nylon',
  ]);
  expect(await ask('recommendTags', { exhibitionId: '1002' })).toEqual([]);
});
