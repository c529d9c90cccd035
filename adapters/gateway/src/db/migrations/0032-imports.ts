import { type Kysely, sql } from 'kysely';

/**
 * What organisers load from files. A batch is one file; each of its rows keeps what stood there before, so that it can be
 * taken back. A key names what an operator calls something. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table import_batch (
    batch_id text collate "C" primary key,
    kind text not null check (kind in ('category', 'supplier', 'product')),
    file text not null,
    digest text collate "C" not null,
    staff_id text collate "C" not null,
    state text not null check (state in ('loading', 'done', 'undoing', 'undone')),
    begun bigint not null,
    ended bigint,
    added integer not null default 0,
    changed integer not null default 0,
    same integer not null default 0,
    refused integer not null default 0,
    undone integer not null default 0,
    chunks integer not null default 0
  )`,
  `create unique index import_batch_open on import_batch (staff_id, kind, digest) where state = 'loading'`,
  'create index import_batch_begun on import_batch (begun desc, batch_id)',
  `create table import_row (
    batch_id text collate "C" not null references import_batch (batch_id) on delete cascade,
    row integer not null,
    chunk integer not null,
    key text not null,
    object_id text collate "C" not null,
    action text not null check (action in ('added', 'changed', 'same', 'refused')),
    changed jsonb not null,
    problems jsonb not null,
    before jsonb,
    after text,
    is_undone boolean not null default false,
    primary key (batch_id, row)
  )`,
  'create index import_row_chunk on import_row (batch_id, chunk, row)',
  `create index import_row_object on import_row (batch_id, object_id) where action <> 'refused'`,
  `create table import_key (
    staff_id text collate "C" not null,
    kind text not null,
    external_key text collate "C" not null,
    object_id text collate "C" not null,
    primary key (staff_id, kind, external_key)
  )`,
  'create index import_key_object on import_key (kind, object_id)',
  // Suppliers whose offer is to be reckoned anew when the batch ends.
  `create table import_touched (
    batch_id text collate "C" not null references import_batch (batch_id) on delete cascade,
    supplier_id text collate "C" not null,
    primary key (batch_id, supplier_id)
  )`,
];
