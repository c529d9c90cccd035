import { suggestionList } from '@fairhall/core/contract/suggestion/calls';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import type { Statement } from '../../db/statement.ts';
import { createSuggest, type Suggest } from './suggest.ts';
import { cardStatement, wordStatement } from './suggestion.statements.ts';

const NOW = 1_800_000_000_000;
const database = testDatabase();

const texts = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([lang, name]) => [lang, { name, description: name, attributes: [] }]));

const PRODUCTS = [
  sampleProduct('P1', {
    rank: 30,
    category: 'TX010102',
    texts: texts({ en: 'Cotton bath towel', ar: 'منشفة حمام قطنية', zh: '纯棉毛巾', tr: 'Işıltılı pamuk havlu' }),
  }),
  sampleProduct('P2', { rank: 20, name: 'Cotton tote bag', category: 'TX010201' }),
  sampleProduct('P3', { rank: 2_000_000, name: 'Late tower crane', category: 'TX020101' }),
  ...Array.from({ length: 20 }, (_, place) =>
    sampleProduct(`T${place}`, { rank: 100 + place, name: `Towel number ${place}`, category: 'TX010102' }),
  ),
];
const SUPPLIERS = [
  sampleSupplier('S1', {
    texts: {
      en: { name: 'Towerhill Mills', province: 'Kerala', mainProducts: ['Towels'], about: 'Weaves.' },
      zh: { name: '塔山纺织', province: '喀拉拉', mainProducts: ['毛巾'], about: '织造。' },
    },
  }),
];

let suggest: Suggest;
beforeAll(async () => {
  await loadSample(database(), [...SAMPLE_TREES, ...SUPPLIERS, ...PRODUCTS], NOW);
  suggest = createSuggest(database());
});

const asked = async (keyword: string, lang = 'en') => suggestionList.parse(await suggest(keyword, lang));
const productsOf = async (keyword: string, lang?: string) =>
  (await asked(keyword, lang)).products.map(({ goodsSpuId }) => goodsSpuId);

describe('API-280 suggestions', () => {
  test('are the best products, categories and suppliers with matching names, at most ten lines', async () => {
    const found = await asked('tow');
    expect(found.products.map(({ goodsSpuId }) => goodsSpuId)).toEqual(['P1', 'T0', 'T1']);
    expect(found.categories).toEqual([
      { id: 'TX010102', name: 'Bath Towels', enName: 'Bath Towels', parent: 'Bed and bath', count: 21 },
    ]);
    expect(found.suppliers.map(({ supplierName }) => supplierName)).toEqual(['Towerhill Mills']);
    expect(found.words).toEqual(['towel']);
    expect(Object.values(found).flat().length).toBeLessThanOrEqual(10);
  });
  test('words before the last must be in the name', async () => {
    expect(await productsOf('cotton to')).toEqual(['P2', 'P1']);
    expect((await asked('cotton tow')).words).toEqual(['cotton towel']);
    expect(await productsOf('velvet to')).toEqual([]);
  });
  test('a row ranked below all tiers is found too', async () => {
    expect(await productsOf('late to')).toEqual(['P3']);
  });
  test('Arabic matches in normalised form, with and without its article', async () => {
    expect(await productsOf('منش', 'ar')).toEqual(['P1']);
    expect(await productsOf('المن', 'ar')).toEqual(['P1']);
    expect((await asked('منش', 'ar')).products[0]?.goodsName).toBe('منشفة حمام قطنية');
  });
  test('Chinese matches by characters without spaces', async () => {
    expect(await productsOf('毛', 'zh')).toEqual(['P1']);
    expect(await productsOf('棉毛巾', 'zh')).toEqual(['P1']);
    const { suppliers, categories } = await asked('浴', 'zh');
    expect(categories.map(({ name }) => name)).toEqual(['浴巾']);
    expect(suppliers).toEqual([]);
    expect((await asked('塔山', 'zh')).suppliers[0]?.supplierName).toBe('塔山纺织');
  });
  test('Turkish matches with dotted and dotless letters', async () => {
    for (const typed of ['ışıl', 'IŞIL', 'isil', 'İŞİL']) expect(await productsOf(typed, 'tr')).toEqual(['P1']);
  });
  test('text that starts no word, is too short or has no word suggests nothing', async () => {
    const nothing = { words: [], products: [], categories: [], suppliers: [] };
    for (const typed of ['qqq', 't', '', "'); drop table product; --", '%', '\\', '🦔'])
      expect(await asked(typed)).toEqual(nothing);
  });
  test('neither words nor rows are found by reading a whole table', async () => {
    expect(await explainCachedPlan(wordStatement('product'), `'a:tow', 'a:tox', 8`)).toMatch(/lexeme_count_pkey/);
    const plan = await explainCachedPlan(cardStatement('product'), `'''a:towel''', 'en', 3`);
    expect(plan).toMatch(/product_search/);
    expect(plan).not.toMatch(/product_rank|Seq Scan/);
  });
});

/** Without reading whole tables: so few rows would be read without any index. */
const explainCachedPlan = ({ text }: Statement, values: string): Promise<string> =>
  database().transaction(async ({ kysely }) => {
    await sql.raw('set local enable_seqscan = off').execute(kysely);
    await sql.raw('set local plan_cache_mode = force_generic_plan').execute(kysely);
    await sql.raw(`prepare asked as ${text}`).execute(kysely);
    const { rows } = await sql.raw(`explain execute asked(${values})`).execute(kysely);
    await sql.raw('deallocate asked').execute(kysely);
    return JSON.stringify(rows);
  });
