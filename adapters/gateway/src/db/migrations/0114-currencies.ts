import { currencyCodes, isCurrency } from '@fairhall/core/contract/catalogue/currency';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { convertImported } from '../imported-contents.ts';

/**
 * Currencies are codes of ISO 4217: those that were stored under a common name get their code. What nobody can read stays as
 * it is, and `fairhall doctor` lists it. Products are sorted by price in one currency, those in others after it, by
 * indexes of that order; prices of suppliers are those of their products in it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await convertImported(database, {
    kind: 'product',
    present: PRODUCTS,
    keepsOne: isNoCode(sql`before ->> 'currency'`),
    convert: withCode,
  });
  for (const place of PLACES) await correct(database, place);
  for (const statement of INDEXES) await sql.raw(statement).execute(database);
}

/** Beside small letters, what surely means one currency. */
const NAMES: Readonly<Record<string, string>> = { RMB: 'CNY', CNH: 'CNY', NTD: 'TWD', NIS: 'ILS', UKP: 'GBP' };

/** The code that a stored currency stands for; undefined where nobody can tell. */
function codeOf(stored: string): string | undefined {
  const written = stored.trim().toUpperCase();
  return isCurrency(written) ? written : NAMES[written];
}

interface Priced {
  readonly currency: string;
}

const withCode = (product: Priced): Priced => ({
  ...product,
  currency: codeOf(product.currency) ?? product.currency,
});

const isNoCode = (currency: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${currency} <> all (array(select jsonb_array_elements_text(${JSON.stringify(currencyCodes())}::jsonb)))`;

const PRODUCTS = sql`
  select id, json_build_object(
    'supplierId', supplier_id, 'categoryId', category_id, 'unit', unit, 'minOrder', min_order, 'currency', currency,
    'leadDays', lead_days, 'images', to_json(images),
    'tags', (select coalesce(json_agg(tag_id order by tag_id), '[]') from product_tag where product_id = product.id),
    'steps', (select coalesce(json_agg(json_build_object('min', min_quantity, 'price', trim_scale(price)::text)
      order by min_quantity), '[]') from price_tier where product_id = product.id),
    'texts', (select coalesce(json_agg(json_build_object('lang', lang, 'name', name, 'description', description,
      'attributes', attributes) order by lang), '[]') from product_text where product_id = product.id)
  ) as content from product where ${isNoCode(sql.ref('currency'))}`;

interface Place {
  readonly table: string;
  /** Where the currency stands, in SQL. */
  readonly value: string;
  /** What is set to put another in its place. */
  readonly set: (code: string) => string;
  /** Tables with the rows of lists and pages as JSON text, that have it too. */
  readonly texts: readonly string[];
}

const PLACES: readonly Place[] = [
  {
    table: 'product',
    value: 'currency',
    set: (code) => `currency = ${code}`,
    texts: ['product_card', 'product_page'],
  },
  {
    table: 'hidden_product',
    value: `product ->> 'currency'`,
    set: (code) => `product = jsonb_set(product, '{currency}', to_jsonb(${code}::text))`,
    texts: [],
  },
  { table: 'goods_order', value: 'currency', set: (code) => `currency = ${code}`, texts: [] },
];

async function correct(database: Kysely<unknown>, { table, value, set, texts }: Place): Promise<void> {
  const { rows } = await sql<{ value: string }>`
    select distinct ${sql.raw(value)} as value from ${sql.table(table)} where ${sql.raw(value)} is not null`.execute(
    database,
  );
  for (const { value: stored } of rows.filter((row) => !isCurrency(row.value))) {
    const code = codeOf(stored);
    if (code === undefined) continue;
    for (const text of texts) await correctTexts(database, text, stored, code);
    await sql.raw(`update ${table} set ${set(literal(code))} where ${value} = ${literal(stored)}`).execute(database);
  }
}

/** Before the products themselves, by whose currency they are found. Their names are escaped in JSON, so that no text is hit. */
const correctTexts = (database: Kysely<unknown>, table: string, stored: string, code: string) =>
  sql`
    update ${sql.table(table)} set json = replace(json, ${`"currency":${JSON.stringify(stored)}`}, ${`"currency":"${code}"`})
    where product_id in (select id from product where currency = ${stored})`.execute(database);

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Prices in US dollars first, those in other currencies after them, products without a price last. */
const order = (none: number, sign: '+' | '-'): string =>
  `(case when price_low = 0 then ${none} when currency = 'USD' then price_low else price_low ${sign} ${2 ** 52} end)`;

const INDEXES = [
  'drop index product_price_key',
  'drop index product_price_low',
  `create index product_price_key on product (${order(Number.MAX_SAFE_INTEGER, '+')}, id)`,
  `create index product_price_low on product (${order(-Number.MAX_SAFE_INTEGER, '-')}, id)`,
  'drop index product_sample_ranges',
  `create index product_sample_ranges on product (min_order, price_low, price_high, currency)
    where get_byte(decode(md5(id), 'hex'), 0) % 64 = 0`,
  `update supplier set price_low = compared.low, price_high = compared.high
    from (
      select supplier_id, coalesce(min(nullif(price_low, 0)) filter (where currency = 'USD'), 0) as low,
        coalesce(max(price_high) filter (where currency = 'USD'), 0) as high
      from product group by supplier_id having bool_or(currency <> 'USD')
    ) compared
    where compared.supplier_id = supplier.id`,
];
