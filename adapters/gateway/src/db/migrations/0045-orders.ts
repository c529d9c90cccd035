import { type Kysely, sql } from 'kysely';

/**
 * Orders that buyers send to suppliers, with the product as it was offered then: neither a new name nor a new price changes
 * what was ordered. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Without a foreign key to products and suppliers: an order outlives the product, and an import that replaces it.
  `create table goods_order (
    order_no text collate "C" primary key,
    account_id text collate "C" not null references account on delete cascade,
    supplier_id text collate "C" not null,
    product_id text collate "C" not null,
    product_names json not null,
    image text not null,
    unit text not null,
    quantity integer not null check (quantity > 0),
    price numeric check (price > 0),
    currency text not null,
    remark text not null,
    contact json not null,
    lang text not null,
    site_id integer not null,
    task_id text collate "C" not null unique,
    created bigint not null
  )`,
  'create index goods_order_of_buyer on goods_order (account_id, created desc, order_no)',
  'create index goods_order_of_supplier on goods_order (supplier_id, created desc, order_no)',
];
