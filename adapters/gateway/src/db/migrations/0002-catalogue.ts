import { type Kysely, sql } from 'kysely';

/**
 * Categories, tags, suppliers, products, pictures, and what is kept ready for reading: search vectors, rows of lists
 * and pages as JSON text, counts. Times are epoch milliseconds; `price_low` and `price_high` are ten-thousandths.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [...TREES, ...SUPPLIERS, ...PRODUCTS, ...READY]) await sql.raw(statement).execute(database);
}

/** What every searched table has: a place in each order, the filters that are ranges, and the search vector. */
const SEARCHED = `
  rank integer not null,
  created bigint not null,
  min_order integer not null,
  price_low bigint not null,
  price_high bigint not null,
  price_key bigint not null generated always as (case when price_low = 0 then 9007199254740991 else price_low end) stored,
  search tsvector not null`;

const TREES = [
  `create table category (
    id text collate "C" primary key,
    parent_id text collate "C" references category (id),
    industry text not null,
    level smallint not null,
    names jsonb not null,
    product_count integer not null default 0,
    image text
  )`,
  `create index category_parent on category (parent_id, id)`,
  `create table tag_category (
    id text collate "C" primary key,
    parent_id text collate "C" references tag_category (id),
    industry text not null,
    names jsonb not null
  )`,
  `create table tag (
    id text collate "C" primary key,
    category_id text collate "C" not null references tag_category (id),
    industry text not null,
    names jsonb not null,
    product_count integer not null default 0
  )`,
  `create index tag_industry on tag (industry, product_count desc, id)`,
  `create table picture (id text collate "C" primary key, file text not null)`,
];

const SUPPLIERS = [
  `create table supplier (
    id text collate "C" primary key,
    industry text not null,
    country_id text not null,
    country_code text not null,
    business_type text not null,
    established integer not null,
    employees integer not null,
    light text not null check (light in ('red', 'yellow', 'green')),
    proofs jsonb not null,
    spotlight boolean not null,
    logo text not null,
    categories text[] not null default '{}',
    tags text[] not null default '{}',
    product_count integer not null default 0,
    ${SEARCHED}
  ) with (toast_tuple_target = 4080)`,
  `create index supplier_rank on supplier (rank, id)`,
  `create index supplier_created on supplier (created, id)`,
  `create index supplier_price_key on supplier (price_key, id)`,
  `create index supplier_price_low on supplier (price_low, id)`,
  `create index supplier_search on supplier using gin (search) with (fastupdate = off)`,
  `create table supplier_text (
    supplier_id text collate "C" not null references supplier (id) on delete cascade,
    lang text collate "C" not null,
    name text not null,
    province text not null,
    main_products jsonb not null,
    about text not null,
    primary key (supplier_id, lang)
  )`,
];

const PRODUCTS = [
  `create table product (
    id text collate "C" primary key,
    category_id text collate "C" not null references category (id),
    category_1 text collate "C" not null,
    category_2 text collate "C" not null,
    category_3 text collate "C" not null,
    supplier_id text collate "C" not null references supplier (id),
    unit text not null,
    lead_days integer,
    currency text not null,
    images text[] not null,
    score real not null,
    view_count integer not null default 0,
    ${SEARCHED}
  ) with (toast_tuple_target = 4080)`,
  `create index product_rank on product (rank, id)`,
  `create index product_created on product (created, id)`,
  `create index product_price_key on product (price_key, id)`,
  `create index product_price_low on product (price_low, id)`,
  `create index product_category_1 on product (category_1, rank, id)`,
  `create index product_category_2 on product (category_2, rank, id)`,
  `create index product_category_3 on product (category_3, rank, id)`,
  `create index product_supplier on product (supplier_id, rank, id)`,
  `create index product_search on product using gin (search) with (fastupdate = off)`,
  `create table product_text (
    product_id text collate "C" not null references product (id) on delete cascade,
    lang text collate "C" not null,
    name text not null,
    description text not null,
    attributes jsonb not null,
    primary key (product_id, lang)
  )`,
  `create table price_tier (
    product_id text collate "C" not null references product (id) on delete cascade,
    min_quantity integer not null,
    price numeric not null check (price > 0),
    primary key (product_id, min_quantity)
  )`,
  `create table product_tag (
    product_id text collate "C" not null references product (id) on delete cascade,
    tag_id text collate "C" not null references tag (id),
    primary key (product_id, tag_id)
  )`,
  `create index product_tag_tag on product_tag (tag_id)`,
];

/** One JSON text a row and language, in every language of the catalogue, so that reading is joining texts. */
const READY = [
  `create table catalogue_language (lang text collate "C" primary key)`,
  ...['product', 'supplier'].flatMap((table) =>
    ['card', 'page'].map(
      (part) => `create table ${table}_${part} (
        ${table}_id text collate "C" not null references ${table} (id) on delete cascade,
        lang text collate "C" not null,
        json text not null,
        primary key (${table}_id, lang)
      )`,
    ),
  ),
  `create table lexeme_count (
    searched text collate "C" not null,
    lexeme text collate "C" not null,
    found_in integer not null,
    primary key (searched, lexeme)
  )`,
  `create index lexeme_count_frequent on lexeme_count (searched, found_in desc)`,
];
