import { type Kysely, sql } from 'kysely';

/**
 * Suppliers that staff have taken down. Such a supplier leaves the catalogue's tables, with its products and stands, so that
 * nothing that reads them can show it; its texts stay, because earlier enquiries and orders name it. `supplier` and `stands`
 * are its rows of those tables. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Rows that outlive their supplier's row in the catalogue. */
const REFERENCES = ['supplier_text', 'hidden_product', 'product_change'];

const STATEMENTS = [
  `create table taken_down_supplier (
    supplier_id text collate "C" primary key,
    taken_down_at bigint not null,
    reason text not null,
    supplier jsonb not null,
    search tsvector not null,
    stands jsonb not null
  )`,
  ...REFERENCES.map((table) => `alter table ${table} drop constraint ${table}_supplier_id_fkey`),
  'alter table hidden_product add column shown_with_supplier boolean not null default false',
];
