import { randomUUID } from 'node:crypto';
import { type ProductSearchPage, productSearchPage } from '@fairhall/core/contract/catalogue/calls';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import type { Queries } from '../../db/database.ts';
import type { Search } from './search.ts';
import type { SearchRequest } from './search-request.ts';
import { createSqlSearch } from './sql-search.ts';

const database = testDatabase();
const names = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([lang, name]) => [lang, { name, description: name, attributes: [] }]));

/** Rows in rank order, best first. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  drill: { en: 'Cordless drill 20 V', ar: 'مثقاب لاسلكي 20 فولت', zh: '无绳电钻', tr: 'Akülü matkap 20 V' },
  glued: { en: 'Hammer drill 20V', ar: 'مثقاب مطرقة', tr: 'Darbeli matkap' },
  thread: { en: 'Sewing thread white', ar: 'خيط خياطة أبيض', zh: '缝纫线', tr: 'Beyaz dikiş ipliği' },
  board: { en: 'Scratch tree', ar: 'شجرة خدش', zh: '猫抓板', tr: 'Tırmalama ağacı' },
  panel: { en: 'Solar panel 450 W', ar: 'لوح شمسي', zh: '太阳能电池板', tr: 'Güneş paneli' },
  bag: { en: 'Cotton bag', ar: 'حقيبة قطنية', zh: '棉布袋', tr: 'Pamuklu çanta' },
  lamp: { en: 'Table lamp', ar: 'مصباح طاولة', zh: '台灯', tr: 'Masa lambası' },
  strip: { en: 'Light strip', ar: 'شريط ضوء', zh: '灯带', tr: 'Işık şeridi' },
  treat: { en: 'Cat treats', ar: 'مكافآت للقطط', zh: '猫零食', tr: 'Kedi ödülü' },
  towel: { en: 'Bath towel', tr: 'Banyo havlusu' },
  cloth: { en: 'Hammam cloth', tr: 'Peştemal havlu' },
  rug: { en: 'Low pile rug', tr: 'Kısa havlı halı' },
  basket: { en: 'Quiltmaker basket' },
  ...Object.fromEntries(Array.from({ length: 10 }, (_, place) => [`quilt${place}`, { en: 'Bed quilt' }])),
  globe: { en: 'World globe', ar: 'كرة أرضية', zh: '地球仪', tr: 'Dünya küresi' },
};

let search: Search;
beforeAll(async () => {
  const rows = Object.entries(NAMES).map(([id, texts], place) =>
    sampleProduct(id, {
      texts: names(texts) as never,
      rank: 100 + place,
      category: id === 'basket' ? 'PT010101' : 'TX020101',
    }),
  );
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), ...rows], 1_800_000_000_000);
  search = createSqlSearch(database());
});

const ASKED = { searched: 'product', sort: 'relevance', pageNo: 1, pageSize: 20, facets: false, lang: 'en' } as const;
async function pageOf(request: Partial<SearchRequest>): Promise<ProductSearchPage> {
  const found = await search.find({ ...ASKED, ...request });
  return productSearchPage.parse(found.ok ? JSON.parse(found.value) : undefined);
}
const find = async (keyword: string, lang = 'en', more: Partial<SearchRequest> = {}): Promise<string[]> =>
  (await pageOf({ keyword, lang, ...more })).records.map(({ goodsSpuId }) => goodsSpuId);

test('R-2.021 R-1.025 a Turkish noun that looks inflected is found first with its own endings', async () => {
  expect((await find('havlu', 'tr')).slice(0, 2).toSorted()).toEqual(['cloth', 'towel']);
  expect((await find('havlı halı', 'tr'))[0]).toBe('rug');
});

describe('R-7.103 R-2.021 ranking of search results', () => {
  test.each([
    ['en', 'sewing thred', 'thread', 'a letter was left out'],
    ['en', 'solar pannel', 'panel', 'a letter was doubled'],
    ['en', 'cordlses drill', 'drill', 'two letters changed places'],
    ['en', 'ckrdless drill', 'drill', 'one letter stands for another'],
    ['ar', 'مثفاب لاسلكي', 'drill', 'one Arabic letter stands for another'],
    ['tr', 'dikiş ipliğı', 'thread', 'a Turkish i has lost its dot'],
    ['en', 'threads', 'thread', 'a plural stands for one'],
    ['en', 'treat', 'treat', 'one stands for a plural'],
    ['en', 'lamps for tables', 'lamp', 'two plurals and a filler'],
    ['ar', 'شرائط ضوء', 'strip', 'an Arabic plural changes within the word'],
    ['ar', 'مصابيح طاولات', 'lamp', 'an Arabic plural has an ending'],
    ['ar', 'للحقيبة القطنيه', 'bag', 'an Arabic word has an article, and a final letter is written as often typed'],
    ['ar', 'کرة ارضیة', 'globe', 'Persian letters and no hamza'],
    ['ar', 'لوح شمسي ٤٥٠w', 'panel', 'Arabic digits'],
    ['tr', 'çantalar', 'bag', 'a Turkish plural'],
    ['tr', 'iplik dikiş', 'thread', 'a Turkish ending changes the letter before it'],
    ['tr', 'IŞIK ŞERİDİ', 'strip', 'Turkish capitals with and without dots'],
    ['tr', 'isik seridi', 'strip', 'Turkish without its signs'],
    ['tr', 'tırmalama ağaç', 'board', 'a Turkish word without its ending'],
    ['zh', '太阳能板', 'panel', 'Chinese signs that stand apart in the name'],
    ['zh', '灯带', 'strip', 'two Chinese signs'],
    ['zh', '白缝纫线', 'thread', 'Chinese signs of which one is not in the name'],
    ['zh', '球', 'globe', 'one Chinese sign at the end of none'],
    ['en', 'hammer drill 20 v', 'glued', 'a measure written together in the name'],
    ['en', 'cordless drill 20v', 'drill', 'a measure written apart in the name'],
    ['en', 'scratchtree', 'board', 'two words written as one'],
    ['en', 'sewing thread wholesale', 'thread', 'a word that nothing holds'],
    ['en', 'cotton bag with a zip and pockets for travel', 'bag', 'many words that nothing holds'],
    ['en', 'sewing thre', 'thread', 'half a word'],
    ['zh', 'Sewing thread', 'thread', 'a name of another language than the reader\u2019s'],
    ['ar', '缝纫线', 'thread', 'a Chinese name read in Arabic'],
    ['en', 'matkap darbeli', 'glued', 'a Turkish name read in English'],
  ])('%s “%s” finds %s first: %s', async (lang, keyword, first) => {
    expect((await find(keyword, lang))[0]).toBe(first);
  });

  test('rows with all words come before rows with all but one, whatever their rank', async () => {
    expect(await find('light strip')).toEqual(['strip']);
    expect(await find('hammer drill')).toEqual(['glued', 'drill']);
    expect(await find('hammer drill', 'en', { pageSize: 1 })).toEqual(['glued']);
    const { next = '' } = await pageOf({ keyword: 'hammer drill', pageSize: 1 });
    expect(await find('hammer drill', 'en', { pageSize: 1, pageNo: 2, after: next })).toEqual(['drill']);
  });

  test('a whole word comes before longer words that start with it', async () => {
    const both = await find('tre');
    expect([...both].sort()).toEqual(['board', 'treat']);
    expect(await find('tree')).toEqual(['board']);
  });

  test('other sort orders than relevance mix exact and partial matches', async () => {
    const found = await find('hammer drill', 'en', { sort: 'newest' });
    expect([...found].sort()).toEqual(['drill', 'glued']);
  });

  test('a filter narrows the results, and adds none', async () => {
    expect(await find('hammer drill', 'en', { category: 'TX01' })).toEqual([]);
    expect(await find('hammer drill', 'en', { category: 'TX02' })).toEqual(['glued', 'drill']);
    const { facets } = await pageOf({ keyword: 'hammer drill', facets: true });
    expect(facets).toEqual([{ key: 'category', values: [{ value: 'TX02', label: 'Fabrics', count: 2 }] }]);
  });

  test('if a filter excludes all results, the query is interpreted again within the filter', async () => {
    const quilts = Array.from({ length: 10 }, (_, place) => `quilt${place}`);
    expect(await find('quilt')).toEqual(quilts);
    expect(await find('quilt', 'en', { category: 'PT01' })).toEqual(['basket']); // found by a longer word
    expect(await find('bed')).toEqual([...quilts, 'basket']); // found by the category's name
  });

  test('suppliers are found despite misspelt words', async () => {
    const found = await search.find({ ...ASKED, searched: 'supplier', keyword: 'suplier' });
    expect(found.ok && JSON.parse(found.value).total).toBe(1);
  });
});

describe('queries without results', () => {
  test.each(['zzzzqqqq', 'qq ww xx', '🙂🙂', '，。！？', '\u202e\u200b', `' | 'zzzqqq':*`])(
    'THR-42 %o finds nothing',
    async (keyword) => {
      expect(await find(keyword)).toEqual([]);
    },
  );

  test.each([
    ['ten thousand letters', 'drill'.repeat(2_000)],
    ['thousands of words', Array.from({ length: 3_000 }, (_, place) => `word${place}`).join(' ')],
    ['a dozen misspelt words', 'thred pannel cordles baag lmap stirp globee catt drlil sewng solr scrach'],
    ['mixed scripts', 'drill مثقاب 电钻 matkap \ud83d دрель 20v'],
  ])('THR-42 %s takes few statements', async (_name, keyword) => {
    const asked: string[] = [];
    const heard = createSqlSearch({
      kysely: database().kysely,
      json: (statement, values) => {
        asked.push(statement.name);
        return database().json(statement, values);
      },
    });
    expect((await heard.find({ ...ASKED, keyword })).ok).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(12);
  });
});

describe('the dictionary', () => {
  test('a repeated query takes one statement', async () => {
    const asked: string[] = [];
    const heard = createSqlSearch({
      kysely: database().kysely,
      json: (statement, values) => {
        asked.push(statement.name);
        return database().json(statement, values);
      },
    });
    await heard.find({ ...ASKED, keyword: 'sewing thred' });
    expect(asked.length).toBeGreaterThan(1);
    asked.length = 0;
    await heard.find({ ...ASKED, keyword: 'Sewing  THRED' });
    expect(asked).toHaveLength(1);
  });

  describe('with cached words', () => {
    const state = { name: '' };
    const asked: string[] = [];
    let heard: Search;
    /** Uses a new catalogue version, so that no words of earlier tests are cached. */
    beforeEach(() => {
      state.name = randomUUID();
    });
    beforeAll(() => {
      const json: Queries['json'] = (statement, values) => {
        asked.push(statement.name);
        return database().json(statement, values);
      };
      heard = createSqlSearch({ kysely: database().kysely, json }, () => state.name);
    });
    const statementsFor = async (keyword: string, more: Partial<SearchRequest> = {}): Promise<string[]> => {
      asked.length = 0;
      await heard.find({ ...ASKED, keyword, ...more });
      return asked.filter((name) => name !== 'search-frequencies').map((name) => name.split('-')[0] ?? '');
    };

    test('R-7.103 few matches by name and the other rows with a word take one statement', async () => {
      expect(await statementsFor('globe')).toEqual(['first']);
      expect(await statementsFor('globe')).toEqual(['names']);
    });

    test('a word in many names is not counted before the filter is applied', async () => {
      expect(await statementsFor('quilt', { category: 'TX02' })).toEqual(['first']);
    });

    test('looks up each word once for all queries, and again after the catalogue has changed', async () => {
      await statementsFor('sewing');
      expect(await statementsFor('quilt')).toEqual(['first']);
      const kept = await statementsFor('quilt sewing');
      expect(kept).not.toContain('first');
      expect(asked).not.toContain('dictionary-known');
      state.name = randomUUID();
      expect((await statementsFor('quilt'))[0]).toBe('first');
      expect(await statementsFor('quilt')).toEqual(['names']);
    });
  });

  test('a word with row counts gets its keys immediately, filters and measures get none', async () => {
    await sql`insert into lexeme_count values ('product', 'lanterns', 1), ('product', 'x9', 1)`.execute(
      database().kysely,
    );
    const { rows } = await sql<{ key: string; word: string }>`select key, word from word_key
      where word in ('lanterns', 'x9', 'c:TX02', 'a:lamp') order by key`.execute(database().kysely);
    expect(rows.map(({ key }) => key)).toEqual(
      [' la', 'ant', 'ern', 'lan', 'nte', 'rns', 'ter', 'ns ', '=elantern', '=tlanterns'].sort(),
    );
    await sql`delete from lexeme_count where lexeme in ('lanterns', 'x9')`.execute(database().kysely);
  });
});
