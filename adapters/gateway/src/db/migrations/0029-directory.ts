import { type Kysely, sql } from 'kysely';

/**
 * What indexes and lists of the most viewed are made of. Views are counted by day and by what was viewed, and say nothing of
 * who did. `seen_total` counts from this migration on; what a catalogue file says of a product's views stands beside it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table seen_on_day (
    kind text collate "C" not null check (kind in ('product', 'supplier', 'category')),
    item_id text collate "C" not null,
    day text collate "C" not null,
    views integer not null,
    primary key (day, kind, item_id)
  )`,
  `create table seen_total (
    kind text collate "C" not null,
    item_id text collate "C" not null,
    views bigint not null,
    primary key (kind, item_id)
  )`,
  `create index product_viewed on product (view_count desc, id)`,
  `create table hot_item (
    kind text collate "C" not null,
    place integer not null,
    item_id text collate "C" not null,
    primary key (kind, place)
  )`,
  `create table index_entry (
    kind text collate "C" not null check (kind in ('showroom', 'hots', 'aggregates')),
    slug text collate "C" not null,
    item_id text collate "C" not null,
    letter text collate "C" not null,
    parent_id text collate "C",
    names jsonb not null,
    products integer not null,
    primary key (kind, slug, item_id)
  )`,
  `create index index_entry_letter on index_entry (kind, letter, slug, item_id)`,
  `create index index_entry_parent on index_entry (kind, parent_id, products desc)`,
  ...['hot_item', 'index_entry'].map(
    (table) => `create trigger tell_change after insert or update or delete or truncate on ${table} for each statement
     execute function tell_change('directory')`,
  ),
];
