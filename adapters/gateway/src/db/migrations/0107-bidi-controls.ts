import { type Kysely, sql } from 'kysely';

/** What turns the writing direction, which texts of calls lose from now on: earlier names are cleaned as well. THR-45 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of NAMES) for (const column of columns) await clean(database, table, column);
  await cleanOffers(database);
}

const CONTROLS = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

/** What people, companies, stands, certificates and cards are called, by table. */
const NAMES: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['account', ['nickname', 'company', 'product_name']],
  ['purchase_info', ['job_title', 'company_website']],
  ['preregistration', ['contact_name', 'company_name', 'company_website', 'interested_products']],
  ['lottery_draw', ['contact_name', 'address']],
  ['sample_booking', ['contact_name', 'company_name']],
  ['meeting_booking', ['contact_name', 'company_name']],
  ['stand_request', ['contact_name', 'company', 'product']],
  ['business_card', ['contact_name', 'company']],
  ['certificate', ['name', 'number', 'issuer', 'scope']],
  ['message', ['author']],
  ['staff', ['name']],
];

/** Answers how many rows were changed. */
async function clean(database: Kysely<unknown>, table: string, column: string, type = 'text'): Promise<number> {
  const name = sql.ref(column);
  const cleaned = sql`translate(${name}::text, ${CONTROLS}, '')`;
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${name} = ${cleaned}::${sql.raw(type)} where ${name}::text <> ${cleaned}`.execute(
    database,
  );
  return Number(numAffectedRows);
}

/** What products and suppliers are called stands in their cards and pages too, which are looked at only where it has to be. */
async function cleanOffers(database: Kysely<unknown>): Promise<void> {
  const changed = [
    await clean(database, 'product_text', 'name'),
    await clean(database, 'hidden_product', 'texts', 'jsonb'),
    await clean(database, 'supplier_text', 'name'),
    await clean(database, 'supplier_text', 'province'),
    await clean(database, 'supplier_text', 'main_products', 'jsonb'),
  ];
  if (changed.every((rows) => rows === 0)) return;
  for (const table of ['product_card', 'product_page', 'supplier_card', 'supplier_page'])
    await clean(database, table, 'json');
}
