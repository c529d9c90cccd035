import { describe, expect, test } from 'vitest';
import { sampleCompared } from '../../contract/call-examples/rows.ts';
import type { ComparedProduct } from '../../contract/catalogue/calls.ts';
import { gatewayError } from '../../contract/error.ts';
import { createScriptedClient, toScript } from '../../contract/scripted-client.ts';
import { err, ok } from '../../result.ts';
import { loadComparison } from './comparison.ts';
import { type ComparisonView, toComparisonView } from './comparison.view.ts';
import type { ComparisonRow } from './rows.ts';
import { toSpecificationRows } from './specification.ts';

const NOW = Date.UTC(2026, 5, 1);
const product = (goodsSpuId: string, given: Partial<ComparedProduct> = {}): ComparedProduct => ({
  ...sampleCompared,
  goodsSpuId,
  ...given,
});
const tiersFrom = (min: number, price: number) => [{ min, price, currency: 'USD' }];
const viewOf = (products: readonly ComparedProduct[], wanted?: number) =>
  toComparisonView({ products, certificates: new Map(), gone: 0, isCut: false }, NOW, wanted);

describe('loading a comparison', () => {
  test('R-1.001 requests at most four products, and the certificates of each supplier once', async () => {
    const { gateway, calls } = createScriptedClient(
      toScript({
        'catalogue.compareGoods': ok([product('P1'), product('P2')]),
        'certificate.ofSupplier': ok({ certificates: [] }),
      }),
    );
    const loaded = await loadComparison(gateway, ['P1', 'P2', 'P3', 'P4', 'P5']);
    expect(calls.map(({ data }) => data)).toEqual([{ goodsIds: ['P1', 'P2', 'P3', 'P4'] }, { supplierId: 'S1001' }]);
    expect(loaded).toMatchObject({ ok: true, value: { gone: 2, isCut: true } });
  });

  test('requests nothing for an empty comparison, and fails if the products cannot be loaded', async () => {
    const { gateway, calls } = createScriptedClient(() => err(gatewayError('SERVER_ERROR', '503')));
    expect(await loadComparison(gateway, [])).toMatchObject({ ok: true, value: { products: [] } });
    expect(calls).toEqual([]);
    expect(await loadComparison(gateway, ['P1'])).toMatchObject({ ok: false });
  });
});

describe('products side by side', () => {
  const rowOf = ({ rows }: ComparisonView, kind: ComparisonRow['kind']) => rows.find((row) => row.kind === kind);

  test('R-1.001 prices are ranked at the smallest quantity that all products sell', () => {
    const view = viewOf([
      product('P1', { minOrder: 50, tiers: [...tiersFrom(50, 2), ...tiersFrom(500, 1)] }),
      product('P2', { minOrder: 500, tiers: tiersFrom(500, 1.5) }),
    ]);
    expect(view.quantity).toEqual({ count: 500, least: 500, unit: 'piece' });
    expect(rowOf(view, 'price')).toMatchObject({ differs: true, best: 0 });
    expect(view.columns.map(({ unitPrice, total, more }) => [unitPrice, total, more])).toEqual([
      [1, 500, null],
      [1.5, 750, 0.5],
    ]);
    expect(view.columns[0]?.ladder.map(({ current }) => current)).toEqual([false, true]);
  });

  test('R-1.001 a buyer compares prices at another quantity, but at none below the smallest that all sell', () => {
    const products = [
      product('P1', { minOrder: 50, tiers: [...tiersFrom(50, 2), ...tiersFrom(500, 1)] }),
      product('P2', { minOrder: 100, tiers: [...tiersFrom(100, 1.5), ...tiersFrom(1_000, 0.5)] }),
    ];
    const view = viewOf(products, 2_000);
    expect(view.quantity).toEqual({ count: 2_000, least: 100, unit: 'piece' });
    expect(view.columns.map(({ unitPrice, total }) => [unitPrice, total])).toEqual([
      [1, 2_000],
      [0.5, 1_000],
    ]);
    expect(rowOf(view, 'price')).toMatchObject({ best: 1 });
    expect(view.columns[0]?.without.query).toEqual({ goodsIds: 'P2', quantity: 2_000 });
    expect(viewOf(products, 60).quantity).toEqual({ count: 100, least: 100, unit: 'piece' });
    expect(viewOf(products).columns[0]?.without.query).toEqual({ goodsIds: 'P2' });
  });

  test.each([
    ['another currency', { currency: 'EUR' }],
    ['another unit', { unit: 'set' }],
    ['no price', { priceMin: 0, tiers: [] }],
  ] as const)('R-1.001 with %s no price is marked as the lowest, and nothing is added up', (_, given) => {
    const view = viewOf([product('P1'), product('P2', { ...given, tiers: [] })]);
    expect([view.quantity, rowOf(view, 'price')?.best, rowOf(view, 'total')]).toEqual([null, null, undefined]);
  });

  test('R-1.001 the best value of a row is marked, and none if two products share it', () => {
    const view = viewOf([
      product('P1', { minOrder: 10, leadDays: 30 }),
      product('P2', { minOrder: 10, leadDays: 20 }),
      product('P3', { minOrder: 99, leadDays: 25 }),
    ]);
    expect(rowOf(view, 'minOrder')).toMatchObject({ differs: true, best: null });
    expect(rowOf(view, 'leadTime')).toMatchObject({ differs: true, best: 1 });
  });

  test('minimum orders in two units are not ranked, nor is a lead time that is missing for one product', () => {
    const { leadDays: _, ...silent } = product('P2', { unit: 'set', minOrder: 1 });
    const view = viewOf([product('P1'), silent]);
    expect([rowOf(view, 'minOrder')?.best, rowOf(view, 'leadTime')?.best]).toEqual([null, null]);
  });

  test('R-1.001 rows that differ come first, by price, total, minimum order and lead time, then facts, then trust', () => {
    const supplier = { ...sampleCompared.supplier, supplierId: 'S2', reply: { hours: 1, rate: 50 } };
    const view = viewOf([
      product('P1', {
        attributes: [
          { name: 'Rim', value: 'steel' },
          { name: 'Glaze', value: 'matt' },
        ],
      }),
      product('P2', {
        minOrder: 200,
        leadDays: 1,
        supplier,
        supplierId: 'S2',
        tiers: tiersFrom(200, 1),
        attributes: [{ name: 'Glaze', value: 'gloss' }],
      }),
    ]);
    expect(view.rows.filter(({ differs, isAlone }) => differs && !isAlone).map(({ kind }) => kind)).toEqual([
      'price',
      'total',
      'minOrder',
      'leadTime',
      'ladder',
      'specification',
      'supplier',
      'reply',
    ]);
    const firstSame = view.rows.findIndex(({ differs }) => !differs);
    expect(view.rows.slice(firstSame, -1).some(({ differs }) => differs)).toBe(false);
    // What only one product states is not compared, and comes last.
    expect(view.rows.at(-1)).toMatchObject({ name: 'Rim', isAlone: true });
    expect(rowOf(view, 'specification')?.best).toBeNull();
  });

  test('a row about which no supplier says anything is left out', () => {
    const { leadDays: _, sampleAvailable: __, ...silent } = product('P1', { attributes: [], tiers: tiersFrom(50, 1) });
    const kinds = viewOf([silent, { ...silent, goodsSpuId: 'P2' }]).rows.map(({ kind }) => kind);
    for (const kind of ['leadTime', 'sample', 'ladder', 'certificates', 'specification'])
      expect(kinds).not.toContain(kind);
  });

  test('equal rows are marked as equal, and each column links to the comparison without it', () => {
    const { rows, columns } = viewOf([product('P1'), product('P2')]);
    expect(rows.some((row) => row.differs)).toBe(false);
    expect(columns.map(({ without }) => without)).toEqual([
      { route: 'compare', params: {}, query: { goodsIds: 'P2' } },
      { route: 'compare', params: {}, query: { goodsIds: 'P1' } },
    ]);
  });
});

describe('specifications side by side', () => {
  const of = (...pairs: [string, string][]) => pairs.map(([name, value]) => ({ name, value }));

  test('R-1.001 are in rows by name, in any spelling, the most common ones first', () => {
    expect(
      toSpecificationRows([of(['Weight', '2 kg'], ['Material', 'Brass']), of(['material ', 'Brass'], ['Size', 'M'])]),
    ).toEqual([
      { name: 'Material', values: ['Brass', 'Brass'], differs: false },
      { name: 'Weight', values: ['2 kg', null], differs: true },
      { name: 'Size', values: [null, 'M'], differs: true },
    ]);
  });

  test('a name that a product has twice becomes one cell', () => {
    expect(toSpecificationRows([of(['Colour', 'red'], ['Colour', 'blue'], ['Colour', 'red'])])).toEqual([
      { name: 'Colour', values: ['red, blue'], differs: false },
    ]);
  });
});
