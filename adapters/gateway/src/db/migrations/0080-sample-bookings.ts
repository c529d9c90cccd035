import { type Kysely, sql } from 'kysely';

/** Samples that buyers fetch at exhibitors' stands. `created` is epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Without a foreign key to exhibitions and products: what is imported anew is booked still.
  `create table sample_booking (
    sample_id text collate "C" primary key,
    account_id text collate "C" not null references account on delete cascade,
    exhibition_id text collate "C" not null,
    supplier_id text collate "C" not null,
    product_id text collate "C" not null,
    quantity smallint not null check (quantity > 0),
    contact_name text not null,
    company_name text not null,
    country_id text not null,
    created bigint not null,
    unique (account_id, exhibition_id, product_id)
  )`,
  'create index sample_of_supplier on sample_booking (supplier_id, created)',
];
