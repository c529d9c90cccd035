import { type Kysely, sql } from 'kysely';

/**
 * Tells every process what has changed, so that none goes on showing pages that it has kept. The notification's text is a
 * branch of the contract whose answers are made of the table. PostgreSQL sends equal ones of a transaction once.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [TELL, ...TRIGGERS]) await sql.raw(statement).execute(database);
}

const TELL = `
  create function tell_change() returns trigger language plpgsql as $$
  begin
    for place in 0 .. tg_nargs - 1 loop
      perform pg_notify('change', tg_argv[place]);
    end loop;
    return null;
  end $$`;

const ANY = 'insert or update or delete or truncate';
/** All that a page shows of the row itself. How often a product was looked at is not worth dropping pages for. */
const PRODUCT_COLUMNS = 'category_1, category_2, category_3, supplier_id, rank, created, price_low, currency, search';

const trigger = (table: string, events: string, ...branches: readonly string[]): string =>
  `create trigger tell_change after ${events} on ${table} for each statement
   execute function tell_change(${branches.map((branch) => `'${branch}'`).join(', ')})`;

const TRIGGERS = [
  ...['product_card', 'product_page', 'supplier', 'supplier_card', 'supplier_page', 'price_tier', 'lexeme_count'].map(
    (table) => trigger(table, ANY, 'catalogue'),
  ),
  trigger('product', `insert or update of ${PRODUCT_COLUMNS} or delete or truncate`, 'catalogue'),
  trigger('category', ANY, 'catalogue', 'categories'),
  ...['tag', 'tag_category'].map((table) => trigger(table, ANY, 'categories')),
];
