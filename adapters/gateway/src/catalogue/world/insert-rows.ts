import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { toArrayText } from '../../db/to-array-text.ts';

/** Columns of the rows that a catalogue file fills, with their SQL types. */
const COLUMN_TYPES = {
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
    search_text: 'text',
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
    trade_terms: 'jsonb',
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

export type FilledTable = keyof typeof COLUMN_TYPES;
export type FilledRow<Table extends FilledTable> = { readonly [Column in keyof (typeof COLUMN_TYPES)[Table]]: unknown };

/** Inserts many rows by one statement. */
export async function insertRows<Table extends FilledTable>(
  { kysely }: Transaction,
  table: Table,
  rows: readonly FilledRow<Table>[],
): Promise<void> {
  if (rows.length > 0) await createInsertion(table, rows).execute(kysely);
}

/** The statement, ready with one parameter for each column: read in half the time that rows of JSON take. */
export function createInsertion<Table extends FilledTable>(
  table: Table,
  rows: readonly FilledRow<Table>[],
): RawBuilder<unknown> {
  const columns: readonly (readonly [string, string])[] = Object.entries(COLUMN_TYPES[table]);
  const names = sql.raw(columns.map(([name]) => name).join(', '));
  const values = columns.map(([name, type]) => {
    const column = toArrayText(rows.map((row) => textOf((row as Readonly<Record<string, unknown>>)[name], type)));
    return sql`${column}::${sql.raw(COLUMN_LIST_TYPES.includes(type) ? 'text[]' : `${type}[]`)}`;
  });
  const read = sql.raw(
    columns.map(([name, type]) => (COLUMN_LIST_TYPES.includes(type) ? `${name}::${type}` : name)).join(', '),
  );
  return sql`insert into ${sql.table(table)} (${names})
    select ${read} from unnest(${sql.join(values)}) as given (${names})`;
}

/** Lists of lists are not columns of arrays, unless all of one length: they are given as texts. */
const COLUMN_LIST_TYPES: readonly string[] = ['text[]'];

/** A value as the database reads it in a column of this type; null for none. */
function textOf(value: unknown, type: string): string | null {
  if (value === null || value === undefined) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  return Array.isArray(value) ? toArrayText(value.map(String)) : String(value);
}
