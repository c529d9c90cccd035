import { type ProductSearchPage, productSearchPage } from '@fairhall/core/contract/catalogue/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import type { Search } from './search.ts';
import type { SearchRequest } from './search-request.ts';
import { createSqlSearch } from './sql-search.ts';

const database = testDatabase();

const COUNT = 2_600;

/**
 * Every row is found by "steel", every second one by its name; "bepipaba" is in 19 names and 10 other rows, "copper" in
 * 700 names and 700 others, "zinc" in 5 names and 1,295 others, "nickel" in no name and 1,300 others.
 */
const ROWS = Array.from({ length: COUNT }, (_, place) => {
  const bepipaba = place % 90 === 0;
  const words = [
    ...(place % 2 === 0 ? ['steel'] : []),
    ...(bepipaba && place < 90 * 19 ? ['bepipaba'] : []),
    ...(place % 4 === 1 && place < 2_800 ? ['copper'] : []),
    ...(place % 520 === 3 ? ['zinc'] : []),
  ];
  const keywords = [
    'steel',
    ...(bepipaba ? ['bepipaba'] : []),
    ...(place % 4 === 3 ? ['copper'] : []),
    ...(place % 2 === 1 ? ['zinc', 'nickel'] : []),
  ];
  // Rows without the words in their names get better ranks.
  const rank = ((place * 7_919) % COUNT) + (words.length > 0 ? COUNT : 0);
  return { ...sampleProduct(`P${10_000 + place}`, { name: ['Item', ...words].join(' '), rank }), keywords };
});

let search: Search;
beforeAll(async () => {
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), ...ROWS], 1_800_000_000_000);
  search = createSqlSearch(database());
}, 120_000);

const ASKED = { searched: 'product', sort: 'relevance', pageNo: 1, pageSize: 40, facets: true, lang: 'en' } as const;
async function pageOf(request: Partial<SearchRequest>): Promise<ProductSearchPage> {
  const found = await search.find({ ...ASKED, ...request });
  return productSearchPage.parse(found.ok ? JSON.parse(found.value) : undefined);
}
const idsOf = ({ records }: ProductSearchPage): string[] => records.map(({ goodsSpuId }) => goodsSpuId);

/** The expected ids for a word, rows with the word in their names first. */
function scanned(word: string): string[] {
  const inRank = [...ROWS].sort((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
  const isNamed = ({ texts }: (typeof ROWS)[number]) => texts.en?.name.includes(word) === true;
  const others = inRank.filter((row) => !isNamed(row) && row.keywords.includes(word));
  return [...inRank.filter(isNamed), ...others].map(({ id }) => id);
}

async function byPlace(request: Partial<SearchRequest>): Promise<string[]> {
  const all: string[] = [];
  let page = await pageOf(request);
  for (let pageNo = 2; ; pageNo += 1) {
    all.push(...idsOf(page));
    if (page.next === undefined) return all;
    page = await pageOf({ ...request, pageNo, after: page.next });
  }
}

describe('R-7.103 R-2.021 finds every row with the words, those with them in the name first', () => {
  test('ten or more matches by name do not hide the others', async () => {
    const [first, second] = [
      await pageOf({ keyword: 'bepipaba', pageSize: 20 }),
      await pageOf({ keyword: 'bepipaba', pageSize: 20, pageNo: 2 }),
    ];
    expect([first.total, second.total]).toEqual([29, 29]);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(scanned('bepipaba'));
  });

  test.each(['bepipaba', 'copper', 'zinc', 'nickel', 'steel'])('%s, page by page to the last', async (keyword) => {
    expect(await byPlace({ keyword })).toEqual(scanned(keyword));
  });

  test.each(['bepipaba', 'copper', 'zinc', 'nickel'])(
    '%s, with the same result each time, whatever is cached',
    async (keyword) => {
      for (const category of [undefined, 'TX0101']) {
        for (const _ of [1, 2, 3]) {
          expect(idsOf(await pageOf({ keyword, category }))).toEqual(scanned(keyword).slice(0, 40));
          expect(idsOf(await pageOf({ keyword, category, pageNo: 2 }))).toEqual(scanned(keyword).slice(40, 80));
        }
      }
    },
  );

  test.each([1, 17, 18, 33, 34, 50])(
    'page %i of a result with an estimated total, by page number only',
    async (pageNo) => {
      for (const keyword of ['copper', 'steel']) {
        expect(idsOf(await pageOf({ keyword, pageNo }))).toEqual(
          scanned(keyword).slice((pageNo - 1) * 40, pageNo * 40),
        );
      }
    },
  );

  test('a total above the counting limit is an estimate in any order', async () => {
    for (const sort of ['relevance', 'newest'] as const)
      expect(await pageOf({ keyword: 'steel', sort })).toMatchObject({ total: 1_000, totalIsEstimate: true });
    expect((await byPlace({ keyword: 'steel', sort: 'newest' })).toSorted()).toEqual(scanned('steel').toSorted());
  });

  test('in a category too', async () => {
    expect(await byPlace({ keyword: 'copper', category: 'TX0101' })).toEqual(scanned('copper'));
  });
});
