import { type Kysely, sql } from 'kysely';

/**
 * What belongs to products is checked once for all rows of a statement, and goes with them in the same way. The foreign keys
 * that stood here looked each row up by itself, eight times for a product with two prices and two languages: more than the
 * rows themselves took, and a quarter of an import. They are kept to the letter: a row of no product is refused, and a
 * product that somebody is just giving a part does not go before that is done. Rows are looked up by key whatever the planner
 * knows of the tables: one that is just being filled it takes for empty, and would read it through for each row.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const PARTS = ['product_text', 'price_tier', 'product_tag', 'product_card', 'product_page'];

const STATEMENTS = [
  `create function parts_have_product() returns trigger language plpgsql set enable_seqscan = off as $$
  declare
    lacking bigint;
  begin
    select count(*) into lacking
    from (select distinct product_id from come) part
      left join lateral (select true as present from product where id = part.product_id for key share) held on true
    where present is null;
    if lacking > 0 then
      raise foreign_key_violation using
        message = format('a row of %I names a product that is not there', tg_table_name),
        constraint = tg_table_name || '_product_id_fkey', table = tg_table_name;
    end if;
    return null;
  end $$`,
  `create function part_stays_with_product() returns trigger language plpgsql as $$
  begin
    raise exception 'a row of % stays with its product', tg_table_name;
  end $$`,
  `create function parts_go_with_product() returns trigger language plpgsql set enable_seqscan = off as $$
  begin
    ${PARTS.map((table) => `delete from ${table} where product_id = any(array(select id from gone));`).join('\n    ')}
    return null;
  end $$`,
  ...PARTS.flatMap((table) => [
    `alter table ${table} drop constraint ${table}_product_id_fkey`,
    `create trigger has_product after insert on ${table} referencing new table as come
      for each statement execute function parts_have_product()`,
    `create trigger stays_with_product before update of product_id on ${table}
      for each row when (old.product_id <> new.product_id) execute function part_stays_with_product()`,
  ]),
  `create trigger parts_go after delete on product referencing old table as gone
    for each statement execute function parts_go_with_product()`,
];
