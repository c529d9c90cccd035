import { describe, expect, test } from 'vitest';
import { sampleBrief, sampleProduct, sampleSupplierPage, sampleSupplierRow } from '../contract/call-examples/rows.ts';
import { productCard, supplierCard } from './card.ts';
import { productView } from './product.view.ts';
import { supplierView } from './supplier.view.ts';

const now = Date.UTC(2026, 5, 1);
const translated = { goodsName: 'صمام كروي', goodsNameEn: 'Ball valve' };
const advertised = { supplierName: 'Brescia Valvole S.r.l.', adName: 'Brescia Valves' };

describe('R-1.001 a product translated into another language', () => {
  const link = { route: 'product', params: { name: 'Ball valve', productId: 'P100001' } };

  test('has its translated name, and the same URL in every language', () => {
    const card = productCard({ ...sampleBrief, ...translated }, now);
    expect([card.name, card.link]).toEqual(['صمام كروي', link]);
  });

  test('has the same URL on its own page, and its English name in an enquiry', () => {
    const product = { ...sampleProduct, ...translated };
    const view = productView(
      { product, tiers: [], neighbours: { related: [], fromSupplier: [] }, certificates: [] },
      { now },
    );
    expect([view.name, view.link, view.enquiry]).toEqual([
      'صمام كروي',
      link,
      { route: 'enquiry', params: { name: 'Ball valve', itemId: 'P100001' } },
    ]);
  });
});

test('the same product has the same card until the year changes and its supplier’s years in business grow', () => {
  const [newYearsEve, newYear] = [Date.UTC(2026, 11, 31, 23), Date.UTC(2027, 0, 1)];
  const product = { ...sampleBrief };
  const card = productCard(product, now);
  expect(productCard(product, newYearsEve)).toBe(card);
  expect(productCard(product, newYear).supplier.years).toBe(card.supplier.years + 1);
});

test('a product without a picture has a card without one', () => {
  expect(productCard({ ...sampleBrief, images: [] }, now).image).toBeNull();
});

describe('R-1.002 a supplier that advertises under another name', () => {
  test('has that name in a list, and in its URL', () => {
    const { name, link } = supplierCard({ ...sampleSupplierRow, ...advertised }, now);
    expect([name, link.params]).toEqual(['Brescia Valves', { name: 'Brescia Valves', supplierId: 'S1001' }]);
  });

  test('has that name on its own page, and in an enquiry', () => {
    const { name, enquiry } = supplierView(
      { supplier: { ...sampleSupplierPage, ...advertised }, certificates: [] },
      now,
    );
    expect([name, enquiry.params]).toEqual(['Brescia Valves', { name: 'Brescia Valves', itemId: 'S1001' }]);
  });
});
