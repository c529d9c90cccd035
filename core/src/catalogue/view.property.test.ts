import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import { INITIAL_SEARCH } from '../../../tests/support/initial-search.ts';
import { sampleBrief, sampleProduct } from '../contract/call-examples/rows.ts';
import { searchInput } from '../contract/catalogue/calls.ts';
import { readQuery } from '../routes/query.ts';
import { readSearch } from '../routes/search-address.ts';
import { supplierFacts } from './card.ts';
import { searchRequest } from './criteria.ts';
import { VIEW_COUNT_MAX } from './limits.ts';
import { listView } from './list.view.ts';
import { productView } from './product.view.ts';

const NOW = Date.UTC(2026, 4, 1);

test('R-2.021 R-2.233 THR-43 any URL leads to a search call that the gateway accepts', () => {
  const keyword = fc.oneof(createTypedText(220), fc.constant(`${'x'.repeat(199)}🧵`), fc.constant('valve\u0000'));
  fc.assert(
    fc.property(
      keyword,
      createTypedText(20),
      fc.constantFrom('0', '1', '2', '999999999', 'x'),
      (words, other, number) => {
        const pairs: [string, string][] = [
          ['keyword', words],
          ['id', other],
          ['category_type', number],
          ['pageNo', number],
          ['sort', other],
          ['after', other.repeat(20)],
        ];
        for (const criteria of [
          readSearch({ searchType: 'product' }, readQuery(pairs)),
          { ...INITIAL_SEARCH, keyword: words },
        ]) {
          const request = searchRequest(criteria);
          expect(searchInput.safeParse(request).error?.issues ?? []).toEqual([]);
        }
      },
    ),
    { numRuns: 500 },
  );
});

describe('a list view', () => {
  const page = fc.record({
    total: fc.nat(500),
    found: fc.nat(3),
    pageNo: fc.integer({ min: 1, max: 20 }),
    isEstimate: fc.boolean(),
  });

  test('R-8.026 gives a reason if it is empty, and none if it is not', () => {
    fc.assert(
      fc.property(
        page,
        fc.constantFrom('', 'lamp'),
        fc.constantFrom('product', 'supplier'),
        ({ total, found, pageNo, isEstimate }, keyword, type) => {
          const records = type === 'product' ? Array.from({ length: found }, () => sampleBrief) : [];
          const shown = {
            type: 'product',
            page: { records, total, pageNo, pageSize: 20, totalIsEstimate: isEstimate },
          } as const;
          const view = listView({ ...INITIAL_SEARCH, type, keyword, pageNo }, shown, NOW);
          expect(view.message === null).toBe(view.products.length > 0);
          expect(view.message?.key === 'search.pastEnd').toBe(view.products.length === 0 && total > 0);
          expect(view.sorts.filter(({ current }) => current).length).toBe(1);
        },
      ),
    );
  });
});

describe('the view of a product and its supplier', () => {
  test('R-9.050 D-57 views are counted up to a limit, and shown as more beyond it', () => {
    fc.assert(
      fc.property(fc.nat(3 * VIEW_COUNT_MAX), (viewCount) => {
        const { views } = productView(
          {
            product: { ...sampleProduct, viewCount },
            tiers: [],
            neighbours: { related: [], fromSupplier: [] },
            certificates: [],
          },
          { now: NOW },
        );
        expect(views).toEqual(
          viewCount > VIEW_COUNT_MAX ? { count: VIEW_COUNT_MAX, more: true } : { count: viewCount, more: false },
        );
      }),
    );
  });

  test('R-1.001 a quantity is too small exactly below the minimum order, which is the default quantity', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.option(fc.integer({ min: 1, max: 1_000 }), { nil: undefined }),
        (minOrder, quantity) => {
          const visit = { now: NOW, ...(quantity !== undefined && { quantity }) };
          const view = productView(
            {
              product: { ...sampleProduct, minOrder },
              tiers: [{ min: minOrder, price: 1, currency: 'USD' }],
              neighbours: { related: [], fromSupplier: [] },
              certificates: [],
            },
            visit,
          );
          expect(view.belowMinimum).toBe(quantity !== undefined && quantity < minOrder);
          expect(view.ladder.map(({ current }) => current)).toEqual([!view.belowMinimum]);
        },
      ),
    );
  });

  test('R-1.002 a supplier’s years in business are the calendar years since its founding year, and none before it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1850, max: 2100 }),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (established, now) => {
          const { years } = supplierFacts({ ...sampleProduct.supplier, established }, now.getTime());
          expect(years).toBe(Math.max(0, now.getUTCFullYear() - established));
        },
      ),
    );
  });
});
