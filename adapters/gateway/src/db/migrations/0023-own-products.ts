import { type Kysely, sql } from 'kysely';

/**
 * What suppliers do to their own products. A product that is hidden leaves the catalogue's tables, so that nothing that
 * reads them can show it, and waits in a row of its own with all that it was. `version` counts changes of its supplier.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  'alter table product add column version integer not null default 1',
  'create index product_supplier_created on product (supplier_id, created, id)',
  `create table hidden_product (
    id text collate "C" primary key,
    supplier_id text collate "C" not null references supplier (id),
    created bigint not null,
    search tsvector not null,
    product jsonb not null,
    texts jsonb not null,
    tiers jsonb not null,
    tags jsonb not null
  )`,
  'create index hidden_product_created on hidden_product (supplier_id, created, id)',
  'create index hidden_product_search on hidden_product using gin (search) with (fastupdate = off)',
];
