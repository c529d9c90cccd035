import type { CatalogueRow, CatalogueRowOf } from '@fairhall/core/catalogue/catalogue-row';
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { toVectorText } from '../search/lexemes.ts';
import { supplierSearchText } from '../supplier-search-text.ts';
import { createCatalogueWriter } from './catalogue-writer.ts';
import { insertRows } from './insert-rows.ts';
import { readRows } from './read-rows.ts';

/** Ids that the catalogue already has. */
interface ExistingIds {
  readonly categories: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

/**
 * Adds the rows of a file's second part to the first, and names that were translated since. Rows that somebody changed,
 * added or removed stay as they are. Returns how many rows were written.
 */
export async function addPart(transaction: Transaction, file: string, now: number): Promise<number> {
  const existing = await listExistingIds(transaction);
  const writer = createCatalogueWriter(transaction, now);
  const older: CatalogueRow[] = [];
  for await (const row of readRows(file)) {
    if (isNew(row, existing)) await writer.write(row);
    else {
      writer.remember(row);
      older.push(row);
    }
  }
  const rows = await writer.finish();
  await addNames(transaction, older);
  await addProductTexts(
    transaction,
    older.filter((row) => row.table === 'product'),
  );
  await addSupplierTexts(
    transaction,
    older.filter((row) => row.table === 'supplier'),
  );
  return rows;
}

async function listExistingIds({ kysely }: Transaction): Promise<ExistingIds> {
  const listIds = async (table: 'category' | 'picture' | 'supplier' | 'product') =>
    (await kysely.selectFrom(table).select('id').execute()).map(({ id }) => id);
  const others = [await listIds('picture'), await listIds('supplier'), await listIds('product')].flat();
  return { categories: new Set(await listIds('category')), others: new Set(others) };
}

function isNew(row: CatalogueRow, { categories, others }: ExistingIds): boolean {
  if (row.table === 'picture') return !others.has(row.id);
  if (row.table === 'supplier') return row.part === 2 && !others.has(row.id);
  return row.table === 'product' && row.part === 2 && !others.has(row.id) && categories.has(row.category);
}

/** Adds names of categories and tags in languages that they lack, if their English name has not changed. */
async function addNames({ kysely }: Transaction, rows: readonly CatalogueRow[]): Promise<void> {
  for (const [table, ours] of [
    ['category', 'category'],
    ['tagCategory', 'tag_category'],
    ['tag', 'tag'],
  ] as const) {
    const given = rows.flatMap((row) => (row.table === table ? [{ id: row.id, names: row.names }] : []));
    await sql`update ${sql.table(ours)} held set names = given.names || held.names
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id text, names jsonb)
      where given.id = held.id and given.names ->> 'en' = held.names ->> 'en'`.execute(kysely);
  }
}

async function addProductTexts(transaction: Transaction, rows: readonly CatalogueRowOf<'product'>[]): Promise<void> {
  const written = await transaction.kysely
    .selectFrom('product_text')
    .select(['product_id as id', 'lang', 'name'])
    .execute();
  const missing = listMissingTexts(rows, written);
  await insertRows(
    transaction,
    'product_text',
    missing.map(({ row, lang, text }) => ({ product_id: row.id, lang, ...text })),
  );
  const words = missing.map(({ row, lang, text }) => ({
    id: row.id,
    rank: row.rank,
    lang,
    names: [text.name],
    keywords: [],
  }));
  await addWords(transaction, 'product', words);
}

async function addSupplierTexts(transaction: Transaction, rows: readonly CatalogueRowOf<'supplier'>[]): Promise<void> {
  const written = await transaction.kysely
    .selectFrom('supplier_text')
    .select(['supplier_id as id', 'lang', 'name'])
    .execute();
  const missing = listMissingTexts(rows, written);
  const texts = missing.map(({ row, lang, text: { mainProducts, ...text } }) => ({
    supplier_id: row.id,
    lang,
    ...text,
    main_products: mainProducts,
    search_text: supplierSearchText(text.name, mainProducts),
  }));
  await insertRows(transaction, 'supplier_text', texts);
  const words = missing.map(({ row, lang, text: { name, mainProducts, province, about } }) => ({
    id: row.id,
    rank: row.rank,
    lang,
    names: [name, ...mainProducts],
    keywords: [province, about],
  }));
  await addWords(transaction, 'supplier', words);
}

interface StoredName {
  readonly id: string;
  readonly lang: string;
  readonly name: string;
}

interface RowWithTexts<Text> {
  readonly id: string;
  readonly rank: number;
  readonly texts: Readonly<Record<string, Text>>;
}

interface MissingText<Text> {
  readonly row: RowWithTexts<Text>;
  readonly lang: string;
  readonly text: Text;
}

/** Texts in languages that a row lacks, if its English name has not changed. */
function listMissingTexts<Text extends { readonly name: string }>(
  rows: readonly RowWithTexts<Text>[],
  written: readonly StoredName[],
): readonly MissingText<Text>[] {
  const names = new Map(written.map(({ id, lang, name }) => [`${id} ${lang}`, name]));
  return rows
    .filter(({ id, texts }) => texts.en !== undefined && names.get(`${id} en`) === texts.en.name)
    .flatMap((row) => Object.entries(row.texts).map(([lang, text]) => ({ row, lang, text })))
    .filter(({ row, lang }) => !names.has(`${row.id} ${lang}`));
}

interface Words {
  readonly id: string;
  readonly rank: number;
  readonly lang: string;
  readonly names: readonly string[];
  readonly keywords: readonly string[];
}

/** Adds words to search vectors, one language at a time: a single update cannot change a row twice. */
async function addWords(
  { kysely }: Transaction,
  table: 'product' | 'supplier',
  words: readonly Words[],
): Promise<void> {
  for (const lang of new Set(words.map((one) => one.lang))) {
    const updates = words
      .filter((one) => one.lang === lang)
      .map(({ id, rank, names, keywords }) => ({ id, search: toVectorText({ rank, names, keywords, filters: [] }) }));
    await sql`update ${sql.table(table)} held set search = held.search || given.search
      from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as given (id text, search tsvector)
      where given.id = held.id`.execute(kysely);
  }
}
