import { type Kysely, sql } from 'kysely';

/** Visitors whose badges suppliers scanned at exhibitions. Times are epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // What the visitor told stays with her registration alone, so that nothing of it is left here once that is gone. Without a
  // foreign key to exhibitions and suppliers: what is imported anew has its leads still.
  `create table lead (
    lead_id text collate "C" primary key,
    supplier_id text collate "C" not null,
    exhibition_id text collate "C" not null,
    registration_id text collate "C" references preregistration on delete set null,
    scanned_by text collate "C" references account on delete set null,
    scanned_at bigint not null,
    rating smallint not null check (rating between 0 and 5),
    tags text[] not null,
    note text not null,
    taken_back_at bigint,
    created bigint not null,
    unique (supplier_id, registration_id)
  )`,
  'create index lead_of_supplier on lead (supplier_id, scanned_at desc, lead_id)',
  'create index lead_of_registration on lead (registration_id) where registration_id is not null',
  'create index lead_scanned_by on lead (scanned_by) where scanned_by is not null',
];
