import { describe, expect, test } from 'vitest';
import { sampleBrief, sampleProduct, sampleSupplierPage } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClient, toScript } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { loadProduct } from './product.ts';
import { productView } from './product.view.ts';
import { loadSupplier, supplierView } from './supplier.view.ts';

const now = Date.UTC(2026, 5, 1);
const tiers = [
  { min: 50, max: 199, price: 4.2, currency: 'USD' },
  { min: 200, price: 2.85, currency: 'USD' },
];
const neighbours = { related: [sampleBrief], fromSupplier: [sampleBrief] };
const failure = err(gatewayError('SERVER_ERROR', '503'));

describe('loading a product', () => {
  test('R-2.032 loads the product, its price tiers and the products it leads to', async () => {
    const { gateway, calls } = createScriptedClient(
      toScript({
        'catalogue.goodsDetail': ok(sampleProduct),
        'catalogue.priceTiers': ok(tiers),
        'catalogue.goodsNeighbours': ok(neighbours),
        'certificate.ofProduct': ok({ certificates: [] }),
      }),
    );
    expect(await loadProduct(gateway, 'P100001')).toEqual(
      ok({ product: sampleProduct, tiers, neighbours, certificates: [] }),
    );
    expect(calls.map(({ data }) => data)).toEqual([
      { goodsSpuId: 'P100001' },
      { goodsId: 'P100001' },
      { goodsId: 'P100001' },
      { goodsId: 'P100001' },
    ]);
  });

  test('succeeds without price tiers or neighbours, but not without the product', async () => {
    const without = createScriptedClient(
      toScript({
        'catalogue.goodsDetail': ok(sampleProduct),
        'catalogue.priceTiers': failure,
        'catalogue.goodsNeighbours': failure,
        'certificate.ofProduct': failure,
      }),
    );
    expect(await loadProduct(without.gateway, 'P100001')).toEqual(
      ok({ product: sampleProduct, tiers: [], neighbours: { related: [], fromSupplier: [] }, certificates: [] }),
    );
    const none = createScriptedClient(() => failure);
    expect(await loadProduct(none.gateway, 'P100001')).toEqual(failure);
  });
});

describe('the options of a page’s calls', () => {
  test.each([
    ['R-2.032 a product', loadProduct, 4],
    ['R-2.036 a supplier', loadSupplier, 2],
  ] as const)('%s: failures are shown on the page itself, and the calls end with the page', async (_, load, count) => {
    const { gateway, calls } = createScriptedClient(() => failure);
    const { signal } = new AbortController();
    await load(gateway, '1', signal);
    await load(gateway, '1');
    expect(calls.map(({ options }) => options)).toStrictEqual([
      ...Array.from({ length: count }, () => ({ handled: true, signal })),
      ...Array.from({ length: count }, () => ({ handled: true })),
    ]);
  });
});

describe("a product's page", () => {
  const loaded = { product: sampleProduct, tiers, neighbours, certificates: [] };

  test('R-1.001 shows the product, its price and its supplier', () => {
    const { related, fromSupplier, supplier, ...view } = productView(loaded, { now });
    expect(view).toEqual({
      id: 'P100001',
      name: 'Brass ball valve DN20',
      industry: 'building',
      link: { route: 'product', params: { name: 'Brass ball valve DN20', productId: 'P100001' } },
      images: ['111', '222'],
      price: { kind: 'range', min: 2.85, max: 4.2, currency: 'USD', unit: 'piece' },
      ladder: [
        { min: 50, max: 199, price: 4.2, currency: 'USD', current: true },
        { min: 200, max: null, price: 2.85, currency: 'USD', current: false },
      ],
      minOrder: 50,
      unit: 'piece',
      belowMinimum: false,
      leadDays: 21,
      sample: false,
      tradeTerms: { incoterm: { code: 'FOB', place: 'Genoa' }, hsCode: '848180' },
      attributes: [{ name: 'Material', value: 'Brass CW617N' }],
      description: 'Full bore, PN25, lever handle.',
      crumbs: [
        { name: 'Plumbing', link: { route: 'category', params: { name: 'Plumbing', categoryId: 'BM01' } } },
        { name: 'Valves', link: { route: 'category', params: { name: 'Valves', categoryId: 'BM0101' } } },
      ],
      enquiry: { route: 'enquiry', params: { name: 'Brass ball valve DN20', itemId: 'P100001' } },
      certificates: [],
      views: { count: 120, more: false },
    });
    expect([supplier.name, supplier.years, fromSupplier.length]).toEqual(['Brescia Valvole', 18, 1]);
    expect(related.map(({ card, reason }) => [card.id, reason])).toEqual([['P100001', { kind: 'closePrice' }]]);
  });

  test('marks the tier of the current quantity, and reports a quantity below the minimum', () => {
    const many = productView(loaded, { now, quantity: 300 });
    const few = productView(loaded, { now, quantity: 10 });
    expect([many.ladder.map((step) => step.current), many.belowMinimum]).toEqual([[false, true], false]);
    expect([few.ladder.map((step) => step.current), few.belowMinimum]).toEqual([[false, false], true]);
  });

  test('R-9.050 counts views up to 9999, and shows more beyond that', () => {
    const viewsOf = (viewCount: number) =>
      productView({ ...loaded, product: { ...sampleProduct, viewCount } }, { now }).views;
    expect([9_999, 10_000, 12_000].map(viewsOf)).toEqual([
      { count: 9999, more: false },
      { count: 9999, more: true },
      { count: 9999, more: true },
    ]);
  });

  test('shows no lead time if it is unknown', () => {
    const { leadDays: _, ...product } = sampleProduct;
    expect(productView({ ...loaded, product }, { now }).leadDays).toBeNull();
  });
});

describe("a supplier's page", () => {
  test('R-1.002 R-2.036 shows the supplier and its products', async () => {
    const { gateway, calls } = createScriptedClient(
      toScript({
        'catalogue.supplierDetail': ok(sampleSupplierPage),
        'certificate.ofSupplier': ok({ certificates: [] }),
      }),
    );
    const loaded = await loadSupplier(gateway, 'S1001');
    expect(calls.map(({ data }) => data)).toEqual([{ supplierId: 'S1001' }, { supplierId: 'S1001' }]);
    if (!loaded.ok) throw new Error('the supplier was scripted');
    const { products, ...view } = supplierView(loaded.value, now);
    expect(view).toEqual({
      id: 'S1001',
      name: 'Brescia Valvole',
      enName: 'Brescia Valvole',
      countryId: '380',
      countryCode: 'IT',
      years: 18,
      proofs: [{ kind: 'licence', date: '2026-03' }],
      link: { route: 'supplier', params: { name: 'Brescia Valvole', supplierId: 'S1001' } },
      industry: 'building',
      logo: '',
      images: [],
      province: 'Lombardy',
      businessType: 'manufacturer',
      mainProducts: ['Ball valves', 'Fittings'],
      about: 'Brass valves since 2008.',
      established: 2008,
      employees: 62,
      reply: null,
      isUnreachable: false,
      light: 'green',
      goodsCount: 2,
      certificates: [],
      enquiry: { route: 'enquiry', params: { name: 'Brescia Valvole', itemId: 'S1001' } },
    });
    expect(products.map((card) => card.id)).toEqual(['P100001']);
  });

  test('shows the response figures if there are enough replies', () => {
    const reply = { hours: 5, rate: 96 };
    expect(supplierView({ supplier: { ...sampleSupplierPage, reply }, certificates: [] }, now).reply).toEqual(reply);
  });

  test('shows zero years in business for a supplier founded this year', () => {
    expect(supplierView({ supplier: { ...sampleSupplierPage, established: 2026 }, certificates: [] }, now).years).toBe(
      0,
    );
  });
});
