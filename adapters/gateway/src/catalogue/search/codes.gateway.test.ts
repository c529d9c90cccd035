import { type ProductSearchPage, productSearchPage } from '@fairhall/core/contract/catalogue/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import type { Search } from './search.ts';
import type { SearchRequest } from './search-request.ts';
import { createSqlSearch } from './sql-search.ts';

const database = testDatabase();

/** Goods that differ in a code, a size or a measure; those behind have the better rank. */
const NAMES: readonly (readonly [id: string, name: string])[] = [
  ['dn80', 'Butterfly valve DN80 wafer'],
  ['dn65', 'Butterfly valve DN65 wafer'],
  ['ip67', 'Floodlight IP 67 yard'],
  ['ip65', 'Floodlight IP 65 yard'],
  ['vfx200', 'Drive VFX-200A'],
  ['vfx100', 'Drive VFX-100A'],
  ['crate30', 'Crate 60x40x30 cm'],
  ['crate20', 'Crate 60x40x20 cm'],
  ['iso14001', 'ISO14001 plaque'],
  ['iso9001', 'ISO9001 plaque'],
  ['nonwoven', 'Nonwoven bag'],
  ['woven', 'Woven bag'],
  ['adapter230', 'Adapter 230V 32A'],
  ['adapter110', 'Adapter 110V 16A with a lid, box of 32'],
  ['cable2', 'Earthing cable 2,5 mm²'],
  ['cable1', 'Earthing cable 1,5 mm²'],
  ['cable25', 'Earthing cable 25 mm²'],
  ['cable15', 'Earthing cable 15 mm²'],
  ['motor1', 'Motor 1,5 kW'],
  ['motor15', 'Motor 15 kW'],
  ['boots39', 'Boots sizes 39,40,41'],
  ['boots36', 'Boots sizes 36,37,38'],
  ['plumtek', 'Plumtek™ sealing tape'],
  ['tape', 'Plumtek tape dispenser'],
  ['silikon', 'Hose Material:Silikonex'],
  ['seal6206', 'Rubber seal 6206-2RS'],
  ['bearing', 'Bearing housing'],
  ['traditional', '黃銅球閥 DN15'],
  ['simplified', '不锈钢灯带'],
];

let search: Search;
beforeAll(async () => {
  const rows = NAMES.map(([id, name], place) => sampleProduct(id, { name, rank: 100_000 - place }));
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), ...rows], 1_800_000_000_000);
  search = createSqlSearch(database());
});

const ASKED = { searched: 'product', sort: 'relevance', pageNo: 1, pageSize: 20, facets: false, lang: 'en' } as const;
async function pageOf(request: Partial<SearchRequest>): Promise<ProductSearchPage> {
  const found = await search.find({ ...ASKED, ...request });
  return productSearchPage.parse(found.ok ? JSON.parse(found.value) : undefined);
}
const firstOf = async (keyword: string, lang = 'en'): Promise<string | undefined> =>
  (await pageOf({ keyword, lang })).records[0]?.goodsSpuId;

describe('R-2.021 R-7.103 products with a matching code, size or measure come first', () => {
  test.each([
    ['DN 80', 'dn80'],
    ['butterfly valve dn-80', 'dn80'],
    ['IP67', 'ip67'],
    ['floodlight ip 67', 'ip67'],
    ['VFX200A', 'vfx200'],
    ['vfx 200a', 'vfx200'],
    ['crate 60 x 40 x 30', 'crate30'],
    ['60×40×30cm', 'crate30'],
    ['60*40*30', 'crate30'],
    ['ISO 14001', 'iso14001'],
    ['non-woven bag', 'nonwoven'],
    ['nonwoven', 'nonwoven'],
    ['230 volt 32 amp', 'adapter230'],
    ['32 A', 'adapter230'],
    ['16A adapter', 'adapter110'],
    ['2.5mm2 cable', 'cable2'],
    ['2,5 mm²', 'cable2'],
    ['2.5 mm²', 'cable2'],
    ['25 mm²', 'cable25'],
    ['15 kW', 'motor15'],
    ['1.5 kW', 'motor1'],
    ['boots size 40', 'boots39'],
    ['plumtek sealing', 'plumtek'],
    ['silikonex hose', 'silikon'],
    ['62062RS', 'seal6206'],
    ['球阀', 'traditional'],
    ['球閥', 'traditional'],
    ['不銹鋼燈帶', 'simplified'],
  ])('%s', async (keyword, first) => {
    expect(await firstOf(keyword)).toBe(first);
    expect((await pageOf({ keyword })).nearMatches).toBeUndefined();
  });

  test('if no row has all words, the one with the code comes before those with the other words', async () => {
    const page = await pageOf({ keyword: 'bearing housing 6206-2RS' });
    expect([page.records[0]?.goodsSpuId, page.nearMatches]).toEqual(['seal6206', true]);
  });
});

describe('R-8.026 a result that matches only partly is marked as near matches', () => {
  test.each(['butterfly valve DN100', 'butterfly valve qqqqq', 'crate 60x40x99', 'drive replica'])(
    '%s',
    async (keyword) => {
      const page = await pageOf({ keyword });
      expect([page.records.length > 0, page.nearMatches]).toEqual([true, true]);
    },
  );

  test('not if all words match in another form, nor if nothing is found', async () => {
    expect((await pageOf({ keyword: 'butterfly valves' })).nearMatches).toBeUndefined();
    expect(await pageOf({ keyword: 'qqqqq' })).toEqual({ records: [], total: 0, pageNo: 1, pageSize: 20 });
  });

  test('is compared with all words again within a category', async () => {
    const whole = await pageOf({ keyword: 'iso9001 plaque', category: 'TX01' });
    expect([whole.records[0]?.goodsSpuId, whole.nearMatches]).toEqual(['iso9001', undefined]);
    const near = await pageOf({ keyword: 'iso9001 crate', category: 'TX01' });
    expect(near.nearMatches).toBe(true);
  });

  test('applies to suppliers too', async () => {
    const found = await search.find({ ...ASKED, searched: 'supplier', keyword: 'supplier qqqqq' });
    expect(found.ok && JSON.parse(found.value)).toMatchObject({ total: 1, nearMatches: true });
  });
});
