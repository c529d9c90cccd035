import type { CatalogueRow, CatalogueRowOf } from '@fairhall/core/catalogue/catalogue-row';
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { vectorText } from '../search/lexemes.ts';
import { createCatalogueWriter } from './catalogue-writer.ts';
import { insertRows } from './insert-rows.ts';
import { readRows } from './read-rows.ts';

/** What a catalogue holds already, by id. */
interface Held {
  readonly categories: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

/**
 * Writes the rows of a file's second part beside the first, and the names that the first part has since been translated
 * to. What somebody changed, added or took away stays as it is. Returns how many rows were written.
 */
export async function addPart(transaction: Transaction, file: string, now: number): Promise<number> {
  const held = await heldIn(transaction);
  const writer = createCatalogueWriter(transaction, now);
  const older: CatalogueRow[] = [];
  for await (const row of readRows(file)) {
    if (isNew(row, held)) await writer.write(row);
    else {
      writer.remember(row);
      older.push(row);
    }
  }
  const rows = await writer.finish();
  await addNames(transaction, older);
  await addTexts(transaction, older);
  return rows;
}

async function heldIn({ kysely }: Transaction): Promise<Held> {
  const idsOf = async (table: 'category' | 'picture' | 'supplier' | 'product') =>
    (await kysely.selectFrom(table).select('id').execute()).map(({ id }) => id);
  const others = [await idsOf('picture'), await idsOf('supplier'), await idsOf('product')].flat();
  return { categories: new Set(await idsOf('category')), others: new Set(others) };
}

function isNew(row: CatalogueRow, { categories, others }: Held): boolean {
  if (row.table === 'picture') return !others.has(row.id);
  if (row.table === 'supplier') return row.part === 2 && !others.has(row.id);
  return row.table === 'product' && row.part === 2 && !others.has(row.id) && categories.has(row.category);
}

/** Names of categories in languages that they have none in, as long as the English one is still the same. */
async function addNames({ kysely }: Transaction, rows: readonly CatalogueRow[]): Promise<void> {
  const given = rows.flatMap((row) => (row.table === 'category' ? [{ id: row.id, names: row.names }] : []));
  await sql`update category set names = given.names || category.names
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id text, names jsonb)
    where given.id = category.id and given.names ->> 'en' = category.names ->> 'en'`.execute(kysely);
}

/** Texts of products in languages that they have none in, as long as the English name is still the same. */
async function addTexts(transaction: Transaction, rows: readonly CatalogueRow[]): Promise<void> {
  const { kysely } = transaction;
  const products = rows.filter((row): row is CatalogueRowOf<'product'> => row.table === 'product');
  const written = await kysely.selectFrom('product_text').select(['product_id', 'lang', 'name']).execute();
  const names = new Map(written.map(({ product_id, lang, name }) => [`${product_id} ${lang}`, name]));
  const lacking = products.flatMap(({ id, rank, texts }) =>
    Object.entries(texts).flatMap(([lang, text]) =>
      names.has(`${id} ${lang}`) || names.get(`${id} en`) !== texts.en?.name ? [] : [{ id, rank, lang, text }],
    ),
  );
  await insertRows(
    transaction,
    'product_text',
    lacking.map(({ id, lang, text }) => ({ product_id: id, lang, ...text })),
  );
  const words = lacking.map(({ id, rank, text }) => ({
    id,
    search: vectorText({ rank, names: [text.name], keywords: [], filters: [] }),
  }));
  for (const lang of new Set(lacking.map((one) => one.lang))) {
    const own = words.filter((_word, at) => lacking[at]?.lang === lang); // one row a product: an update takes no second
    await sql`update product set search = product.search || given.search
      from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as given (id text, search tsvector)
      where given.id = product.id`.execute(kysely);
  }
}
