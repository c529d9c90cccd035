import { searchText } from '@fairhall/core/search-text';
import type { Database } from '@fairhall/gateway/db/database';
import { sql } from 'kysely';

const searched = { rank: 1, created: 1, min_order: 1, price_low: 0, price_high: 0, search: '' };

/** Inserts two suppliers and a product of the first, enough for an enquiry: P1 of S1, and S2. */
export async function insertCatalogue({ kysely }: Database): Promise<void> {
  const names = { en: 'Home textiles' };
  await kysely
    .insertInto('category')
    .values({ id: 'TX01', parent_id: null, industry: 'textile', level: 1, names })
    .execute();
  for (const id of ['S1', 'S2']) await insertSupplier({ kysely }, id);
  const category = { category_id: 'TX01', category_1: 'TX01', category_2: 'TX01', category_3: 'TX01' };
  await kysely
    .insertInto('product')
    .values({
      id: 'P1',
      supplier_id: 'S1',
      unit: 'piece',
      lead_days: null,
      currency: 'USD',
      images: [],
      score: 1,
      ...category,
      ...searched,
    })
    .execute();
  const texts = { product_id: 'P1', description: '', attributes: sql<string>`'[]'` };
  await kysely
    .insertInto('product_text')
    .values([
      { ...texts, lang: 'en', name: 'Cotton tote bag' },
      { ...texts, lang: 'ar', name: 'حقيبة توت قطنية' },
    ])
    .execute();
}

/**
 * Inserts index keywords: `bags` of a showroom, `cotton` of a hot products page. Call it after the catalogue was
 * refreshed.
 */
export async function insertKeywords({ kysely }: Database): Promise<void> {
  const entry = { item_id: 'TX01', parent_id: null, products: 1 };
  await kysely
    .insertInto('index_entry')
    .values([
      { ...entry, kind: 'showroom', slug: 'bags', letter: 'b', names: { en: 'Bags' } },
      { ...entry, kind: 'hots', slug: 'cotton', letter: 'c', names: { en: 'Cotton' } },
    ])
    .execute();
}

/** Inserts a supplier without products, by its English name. */
export async function insertSupplier(
  { kysely }: Pick<Database, 'kysely'>,
  id: string,
  name = 'Coimbatore Weaves',
): Promise<void> {
  const indexedColumns = { country_id: '356', country_code: 'IN', industry: 'textile' };
  const facts = {
    business_type: 'manufacturer',
    established: 2001,
    employees: 10,
    light: 'green',
    spotlight: false,
    logo: '1',
  };
  await kysely
    .insertInto('supplier')
    .values({ id, ...indexedColumns, ...facts, proofs: sql<string>`'[]'`, ...searched })
    .execute();
  await kysely
    .insertInto('supplier_text')
    .values({
      supplier_id: id,
      lang: 'en',
      name,
      province: 'Tamil Nadu',
      main_products: sql`'[]'`,
      about: '',
      search_text: searchText(name),
    })
    .execute();
}

/** The data of an enquiry about P1. */
export const productEnquiry = {
  type: 'product',
  targetId: 'P1',
  supplierId: 'S1',
  content: 'Please quote 500 pieces.',
  email: 'buyer@example.com',
  source: 3,
} as const;
