import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import { INITIAL_SEARCH } from '../../../tests/support/initial-search.ts';
import type { PriceTier } from '../contract/catalogue/calls.ts';
import { tierFor } from '../contract/catalogue/price-tier.ts';
import { readQuery } from '../routes/query.ts';
import { createRouteTable } from '../routes/route-table.ts';
import { readSearch } from '../routes/search-address.ts';
import { listLink, type SearchCriteria, searchRequest, updateCriteria } from './criteria.ts';
import { buildPager, MAX_NUMBERED_PAGES } from './pager.ts';
import { priceLadder, priceView } from './price.ts';

const book = createRouteTable({ deployPath: '/shop' });

const listPage = fc
  .record({
    total: fc.nat(3_000),
    pageSize: fc.integer({ min: 1, max: 40 }),
    at: fc.nat(70),
    totalIsEstimate: fc.boolean(),
  })
  .map(({ at, ...page }) => ({ ...page, pageNo: at + 1 }));

describe('the pages of a list', () => {
  test('R-2.020 numbers rise from the first to the last, and every gap is marked', () => {
    fc.assert(
      fc.property(listPage, (page) => {
        const { numbers, pageCount } = buildPager(INITIAL_SEARCH, page);
        const shown = numbers.map(({ pageNo }) => pageNo);
        expect([shown[0], shown.at(-1)]).toEqual([1, pageCount]);
        expect(numbers.map(({ afterGap }) => afterGap)).toEqual(
          shown.map((pageNo, index) => index > 0 && pageNo - (shown[index - 1] ?? 0) > 1),
        );
        expect(shown).toEqual([...new Set(shown)].sort((one, other) => one - other));
        expect(numbers.filter(({ current }) => current).map(({ pageNo }) => pageNo)).toEqual(
          page.pageNo <= pageCount ? [page.pageNo] : [],
        );
      }),
    );
  });

  test('R-2.020 every page links to the previous one, and each but the last to the next one', () => {
    fc.assert(
      fc.property(listPage, (page) => {
        const { previous, next, pageCount } = buildPager(INITIAL_SEARCH, page);
        const numberOf = (link: typeof next) => (link?.route === 'search' ? link.query?.pageNo : undefined);
        expect(numberOf(previous)).toBe(page.pageNo === 1 ? undefined : Math.min(page.pageNo - 1, pageCount));
        expect(numberOf(next)).toBe(page.pageNo < pageCount ? page.pageNo + 1 : undefined);
        expect(pageCount).toBeLessThanOrEqual(MAX_NUMBERED_PAGES);
      }),
    );
  });
});

const criteria: fc.Arbitrary<SearchCriteria> = fc.record(
  {
    type: fc.constantFrom('product', 'supplier'),
    pageNo: fc.integer({ min: 1, max: 999_999 }),
    keyword: createTypedText(150),
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
    categoryType: fc.constantFrom(1, 2),
    exhibitionId: fc.stringMatching(/^[0-9]{1,20}$/),
    after: fc.stringMatching(/^[A-Za-z0-9_.~-]{1,40}$/),
    sort: fc.constantFrom('relevance', 'newest', 'priceAsc', 'priceDesc'),
  },
  { requiredKeys: ['type', 'pageNo'] },
);

describe('the URL of a list', () => {
  test('R-2.017 R-2.020 R-2.024 gives the same request when it is parsed', () => {
    fc.assert(
      fc.property(criteria, (asked) => {
        const link = listLink(asked);
        if (link.route !== 'search') throw new Error('a search has an address of its own');
        const [, query = ''] = book.href('search', link.params, link.query).split('?');
        const read = readSearch({ searchType: asked.type }, readQuery(query));
        const keyword = asked.keyword?.toWellFormed();
        expect(searchRequest(read)).toEqual(searchRequest({ ...asked, keyword }));
      }),
      { numRuns: 300 },
    );
  });

  test('R-2.019 any change starts on the first page with all other criteria', () => {
    fc.assert(
      fc.property(criteria, fc.constantFrom('newest', 'priceAsc'), (asked, sort) => {
        const { pageNo: _page, after: _after, ...rest } = asked;
        expect(searchRequest(updateCriteria(asked, { sort }))).toEqual(searchRequest({ ...rest, pageNo: 1, sort }));
      }),
    );
  });
});

const parts = { currency: 'USD', unit: 'piece' };
const amount = fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 1_000_000, noNaN: true }));

describe('prices', () => {
  test('D-52 a price is shown from its lowest to its highest, and never as 0', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [priceMin, priceMax] = [Math.min(one, other), Math.max(one, other)];
        const view = priceView({ priceMin, priceMax, ...parts });
        const shown = view.kind === 'single' ? [view.price] : view.kind === 'range' ? [view.min, view.max] : [];
        expect(shown.includes(0)).toBe(false);
        expect(view.kind === 'onRequest').toBe(priceMin === 0);
        expect(shown.at(-1)).toBe(priceMin === 0 ? undefined : priceMax);
      }),
    );
  });

  const ladder = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 6 }).map((begins) =>
    begins
      .sort((one, other) => one - other)
      .map(
        (min, index): PriceTier => ({
          min,
          ...(begins[index + 1] !== undefined && { max: (begins[index + 1] ?? 0) - 1 }),
          price: 100 - index,
          currency: 'USD',
        }),
      ),
  );

  test('D-52 a quantity has the price of its tier, and at most one tier is marked', () => {
    fc.assert(
      fc.property(ladder, fc.integer({ min: 0, max: 200_000 }), (tiers, quantity) => {
        const tier = tierFor(tiers, quantity);
        expect(tier !== null && tier.min <= quantity && (tier.max ?? quantity) >= quantity).toBe(
          tiers.some(({ min }) => min <= quantity),
        );
        const marked = priceLadder(tiers, quantity).filter(({ current }) => current);
        expect(marked.map(({ min }) => min)).toEqual(tier === null ? [] : [tier.min]);
      }),
    );
  });
});
