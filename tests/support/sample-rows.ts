import { writeFileSync } from 'node:fs';
import type { CatalogueRow, CatalogueRowOf } from '@fairhall/core/catalogue/catalogue-row';

/** Rows for tests: a test gives the columns that matter to it, and the others have defaults. */

type ProductRow = CatalogueRowOf<'product'>;
type SupplierRow = CatalogueRowOf<'supplier'>;

const DAY_MS = 86_400_000;

const sampleCategory = (id: string, names: Record<string, string>, industry = 'textile'): CatalogueRow => ({
  table: 'category',
  id,
  parent: id.length === 4 ? null : id.slice(0, -2),
  industry,
  names,
});

export function sampleSupplier(id: string, given: Partial<SupplierRow> = {}): SupplierRow {
  return {
    table: 'supplier',
    id,
    industry: 'textile',
    countryId: '356',
    countryCode: 'IN',
    businessType: 'manufacturer',
    established: 2008,
    employees: 140,
    light: 'green',
    proofs: [{ kind: 'licence', date: '2026-02' }],
    spotlight: false,
    logo: '',
    rank: 100,
    age: 500 * DAY_MS,
    texts: { en: { name: `Supplier ${id}`, province: 'Kerala', mainProducts: ['Bags'], about: 'Makes bags.' } },
    ...given,
  };
}

/** A product; `name` is short for English texts with nothing else. */
export function sampleProduct(
  id: string,
  { name = `Product ${id}`, ...given }: Partial<ProductRow> & { name?: string } = {},
): ProductRow {
  return {
    table: 'product',
    id,
    category: 'TX010101',
    supplier: 'S1',
    unit: 'piece',
    minOrder: 100,
    leadDays: 20,
    currency: 'USD',
    tiers: [
      { min: 100, price: 2 },
      { min: 500, price: 1.8 },
    ],
    images: ['11', '12', '13'],
    tags: [],
    rank: 500,
    score: 4.2,
    viewCount: 7,
    age: DAY_MS,
    texts: { en: { name, description: `About ${name}.`, attributes: [{ name: 'Material', value: 'Cotton' }] } },
    ...given,
  };
}

/** Two industries with three levels each, and a small tag tree. */
export const SAMPLE_TREES: readonly CatalogueRow[] = [
  sampleCategory('TX01', { en: 'Home textiles', ar: 'منسوجات منزلية', zh: '家纺' }),
  sampleCategory('TX0101', { en: 'Bed and bath', ar: 'السرير والحمام' }),
  sampleCategory('TX010101', { en: 'Bed Linen', zh: '床品' }),
  sampleCategory('TX010102', { en: 'Bath Towels', zh: '浴巾' }),
  sampleCategory('TX0102', { en: 'Table linen' }),
  sampleCategory('TX010201', { en: 'Aprons' }),
  sampleCategory('TX02', { en: 'Fabrics' }),
  sampleCategory('TX0201', { en: 'Woven' }),
  sampleCategory('TX020101', { en: 'Canvas' }),
  sampleCategory('PT01', { en: 'Beds' }, 'pets'),
  sampleCategory('PT0101', { en: 'Dog beds' }, 'pets'),
  sampleCategory('PT010101', { en: 'Round Beds' }, 'pets'),
  { table: 'tagCategory', id: '601', parent: null, industry: 'textile', names: { en: 'Materials', ar: 'الخامات' } },
  { table: 'tagCategory', id: '60101', parent: '601', industry: 'textile', names: { en: 'Natural fibres' } },
  { table: 'tagCategory', id: '60102', parent: '601', industry: 'textile', names: { en: 'Synthetic fibres' } },
  { table: 'tagCategory', id: '401', parent: null, industry: 'pets', names: { en: 'Uses' } },
  { table: 'tagCategory', id: '40101', parent: '401', industry: 'pets', names: { en: 'Animals' } },
  { table: 'tag', id: 'TG061101', category: '60101', industry: 'textile', names: { en: 'Cotton', ar: 'قطن' } },
  { table: 'tag', id: 'TG061102', category: '60101', industry: 'textile', names: { en: 'Linen' } },
  { table: 'tag', id: 'TG061201', category: '60102', industry: 'textile', names: { en: 'Nylon' } },
  { table: 'tag', id: 'TG041101', category: '40101', industry: 'pets', names: { en: 'Dogs' } },
];

export function writeRows(file: string, rows: readonly CatalogueRow[]): void {
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
