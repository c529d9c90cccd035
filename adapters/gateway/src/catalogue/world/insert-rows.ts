import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/** Columns of the rows that a catalogue file fills, with their SQL types. */
const COLUMNS = {
  category: { id: 'text', parent_id: 'text', industry: 'text', level: 'smallint', names: 'jsonb' },
  tag_category: { id: 'text', parent_id: 'text', industry: 'text', names: 'jsonb' },
  tag: { id: 'text', category_id: 'text', industry: 'text', names: 'jsonb' },
  picture: { id: 'text', file: 'text' },
  supplier: {
    id: 'text',
    industry: 'text',
    country_id: 'text',
    country_code: 'text',
    business_type: 'text',
    established: 'integer',
    employees: 'integer',
    light: 'text',
    proofs: 'jsonb',
    spotlight: 'boolean',
    logo: 'text',
    rank: 'integer',
    created: 'bigint',
    min_order: 'integer',
    price_low: 'bigint',
    price_high: 'bigint',
    search: 'tsvector',
  },
  supplier_text: {
    supplier_id: 'text',
    lang: 'text',
    name: 'text',
    province: 'text',
    main_products: 'jsonb',
    about: 'text',
  },
  product: {
    id: 'text',
    category_id: 'text',
    category_1: 'text',
    category_2: 'text',
    category_3: 'text',
    supplier_id: 'text',
    unit: 'text',
    lead_days: 'integer',
    currency: 'text',
    images: 'text[]',
    score: 'real',
    view_count: 'integer',
    sample: 'boolean',
    rank: 'integer',
    created: 'bigint',
    min_order: 'integer',
    price_low: 'bigint',
    price_high: 'bigint',
    search: 'tsvector',
  },
  product_text: { product_id: 'text', lang: 'text', name: 'text', description: 'text', attributes: 'jsonb' },
  price_tier: { product_id: 'text', min_quantity: 'integer', price: 'numeric' },
  product_tag: { product_id: 'text', tag_id: 'text' },
} as const;

export type FilledTable = keyof typeof COLUMNS;
export type FilledRow<Table extends FilledTable> = { readonly [Column in keyof (typeof COLUMNS)[Table]]: unknown };

/** Inserts many rows by one statement with one parameter. */
export async function insertRows<Table extends FilledTable>(
  { kysely }: Transaction,
  table: Table,
  rows: readonly FilledRow<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(COLUMNS[table]);
  const names = sql.raw(columns.map(([name]) => name).join(', '));
  const typed = sql.raw(columns.map(([name, type]) => `${name} ${type}`).join(', '));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${typed})`.execute(kysely);
}
