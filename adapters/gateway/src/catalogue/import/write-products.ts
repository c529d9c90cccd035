import type { CatalogueRowOf } from '@fairhall/core/catalogue/catalogue-row';
import type { ImportedProduct } from '@fairhall/core/catalogue/import/product-row';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import type { Change } from '../../import-kind.ts';
import { createInsertion, type FilledRow, type FilledTable } from '../world/insert-rows.ts';
import { type NewProductText, writeNewTexts } from '../world/new-texts.ts';
import { refreshTextsOfProducts } from '../world/refresh-texts.ts';
import { NO_TIER, type ProductSurroundings, productColumns } from '../world/row-columns.ts';
import { type AddedProduct, countAdded, countIn, countOut, showImages } from './count-products.ts';
import { idList } from './id-list.ts';
import { runPipeline, type Send } from './run-pipeline.ts';

type ProductChange = Change<ImportedProduct>;
type ProductRow = CatalogueRowOf<'product'>;

/** The names of categories, tags and suppliers by which products are found, besides their own words. */
export interface Surroundings {
  /** Names of categories and tags, by code. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** By category code. */
  readonly industries: ReadonlyMap<string, string>;
  readonly suppliers: ReadonlyMap<string, ProductSurroundings['supplier']>;
}

/**
 * Writes many products at once (new, changed or removed) with words, counts, cards and pages, in a few statements. The
 * caller holds the catalogue lock and refreshes the offers of the suppliers that are returned.
 */
export async function writeProducts(
  transaction: Transaction,
  changes: readonly ProductChange[],
  now: number,
): Promise<readonly string[]> {
  const around = await loadSurroundings(transaction, changes);
  await replaceProducts(transaction, changes, { now, before: around, after: around });
  return [...new Set(changes.flatMap(({ before, after }) => [before?.supplierId, after?.supplierId]))].filter(
    (id) => id !== undefined,
  );
}

interface Rewriting {
  readonly now: number;
  /** The related names from which the products' words were last built, and the current ones. */
  readonly before: Surroundings;
  readonly after: Surroundings;
}

/** Writes products like `writeProducts`, for when related names may have changed with them. */
export async function replaceProducts(
  transaction: Transaction,
  changes: readonly ProductChange[],
  { now, before, after }: Rewriting,
): Promise<void> {
  const there = changes.filter((change) => change.before !== undefined).map(({ id }) => id);
  const stay = changes.filter((change) => change.after !== undefined).map(({ id }) => id);
  await countOut(transaction, there);
  const gone = there.filter((id) => !stay.includes(id));
  if (gone.length > 0) await sql`delete from product where id = any(${idList(gone)})`.execute(transaction.kysely);
  const first = await nextRank(transaction);
  const changed = there.filter((id) => stay.includes(id));
  await runPipeline(async (send) => {
    const added = await insertProducts(transaction, send, listAdded(changes), { around: after, first, now });
    await send(() => updateProducts(transaction, changes, before, after));
    await insertParts(transaction, send, changes);
    await send(() => indexWords(transaction));
    await send(() => countAdded(transaction, added));
    await send(() => countIn(transaction, changed));
    await send(() => showImages(transaction, listCategories(changes)));
    await send(() => refreshTextsOfProducts(transaction, changed));
    await send(() => writeNewTexts(transaction, added));
  });
}

const listCategoryLevels = (categoryId: string): readonly string[] => [
  categoryId.slice(0, 4),
  categoryId.slice(0, 6),
  categoryId,
];

const listCategories = (changes: readonly ProductChange[]): readonly string[] => [
  ...new Set(
    changes.flatMap(({ before, after }) => [before, after].flatMap((one) => listCategoryLevels(one?.categoryId ?? ''))),
  ),
];

/** Loads the names of the categories and tags of these products, and their suppliers. */
export async function loadSurroundings({ kysely }: Queries, changes: readonly ProductChange[]): Promise<Surroundings> {
  const all = changes.flatMap(({ before, after }) => [before, after]).filter((one) => one !== undefined);
  const places = [...new Set(all.flatMap(({ categoryId, tags }) => [...listCategoryLevels(categoryId), ...tags]))];
  const suppliers = [...new Set(all.map(({ supplierId }) => supplierId))];
  const named = await sql<{ id: string; names: Record<string, string>; industry: string | null }>`
    select id, names, industry from category where id = any(${idList(places)})
    union all select id, names, null from tag where id = any(${idList(places)})`.execute(kysely);
  const found = await sql<{ id: string } & ProductSurroundings['supplier']>`
    select id, country_id as "countryId", proofs, (
      select coalesce(json_object_agg(lang, json_build_object('name', name, 'province', province,
        'mainProducts', main_products, 'about', about)), '{}') from supplier_text where supplier_id = supplier.id
    ) as texts from supplier where id = any(${idList(suppliers)})`.execute(kysely);
  return {
    names: new Map(named.rows.map(({ id, names }) => [id, Object.values(names)])),
    industries: new Map(named.rows.flatMap(({ id, industry }) => (industry === null ? [] : [[id, industry]]))),
    suppliers: new Map(found.rows.map(({ id, ...supplier }) => [id, supplier])),
  };
}

interface ProductRank {
  readonly rank: number;
  readonly now: number;
}

/**
 * A product's columns, built as a full load builds them so that both give the same result, and the lexemes it is found
 * by.
 */
function toColumns(
  { id, product }: NewProduct,
  { names, suppliers }: Surroundings,
  { rank, now }: ProductRank,
): ReturnType<typeof productColumns> {
  const supplier = suppliers.get(product.supplierId);
  if (supplier === undefined) throw new Error(`the product ${id} names a supplier that is not there`);
  const row: ProductRow = {
    table: 'product',
    id,
    category: product.categoryId,
    supplier: product.supplierId,
    unit: product.unit,
    minOrder: product.minOrder,
    leadDays: product.leadDays,
    currency: product.currency,
    tiers: product.steps.map(({ min, price }) => ({ min, price: Number(price) })),
    images: product.images,
    tags: product.tags,
    rank,
    score: 0,
    viewCount: 0,
    age: 0,
    ...(product.tradeTerms !== undefined && { tradeTerms: product.tradeTerms }),
    texts: Object.fromEntries(product.texts.map(({ lang, ...text }) => [lang, text])),
  };
  const keywords = [...listCategoryLevels(product.categoryId), ...product.tags].flatMap(
    (place) => names.get(place) ?? [],
  );
  return productColumns(row, { supplier, keywords }, now);
}

interface NewProduct {
  readonly id: string;
  readonly product: ImportedProduct;
}

const listAdded = (changes: readonly ProductChange[]): readonly NewProduct[] =>
  changes.flatMap(({ id, before, after }) =>
    before === undefined && after !== undefined ? [{ id, product: after }] : [],
  );

/** The rank of the next new product: new products come after all others. */
async function nextRank({ kysely }: Queries): Promise<number> {
  const last = await kysely.selectFrom('product').select('rank').orderBy('rank', 'desc').limit(1).executeTakeFirst();
  return (last?.rank ?? 0) + 1;
}

/** How many products one statement inserts while the next ones are prepared. */
const BATCH_SIZE = 125;

async function insertProducts(
  transaction: Transaction,
  send: Send,
  products: readonly NewProduct[],
  { around, first, now }: { readonly around: Surroundings; readonly first: number; readonly now: number },
): Promise<readonly (AddedProduct & NewProductText)[]> {
  const added: (AddedProduct & NewProductText)[] = [];
  for (let begin = 0; begin < products.length; begin += BATCH_SIZE) {
    const slice = products.slice(begin, begin + BATCH_SIZE).map((one, place) => {
      const rank = first + begin + place;
      const { columns, lexemes } = toColumns(one, around, { rank, now });
      const { categoryId, tags } = one.product;
      added.push({
        ...one,
        rank,
        lexemes,
        places: [...new Set(listCategoryLevels(categoryId))],
        tags,
        created: now,
        priceLow: Number(columns.price_low),
        priceHigh: Number(columns.price_high),
        industry: around.industries.get(categoryId) ?? '',
      });
      return columns;
    });
    const insertion = createInsertion('product', slice);
    await send(() => insertion.execute(transaction.kysely));
  }
  return added;
}

/** Removes the old words, except those that the product is still found by for another reason, and adds the new ones. */
async function updateProducts(
  { kysely }: Transaction,
  changes: readonly ProductChange[],
  before: Surroundings,
  after: Surroundings,
): Promise<void> {
  const rows = changes.flatMap((change) => {
    if (change.before === undefined || change.after === undefined) return [];
    // The tiers of an existing row stay as they are.
    const place = { rank: NO_TIER, now: 0 };
    const { search: was } = toColumns({ id: change.id, product: change.before }, before, place).columns;
    return [{ ...toColumns({ id: change.id, product: change.after }, after, place).columns, was }];
  });
  if (rows.length === 0) return;
  const ids = idList(rows.map(({ id }) => String(id)));
  for (const part of ['product_text', 'price_tier', 'product_tag'] as const)
    await sql`delete from ${sql.table(part)} where product_id = any(${ids})`.execute(kysely);
  await sql`
    update product set category_id = given.category_id, category_1 = given.category_1, category_2 = given.category_2,
      category_3 = given.category_3, unit = given.unit, lead_days = given.lead_days, currency = given.currency,
      images = given.images, min_order = given.min_order, trade_terms = given.trade_terms, price_low = given.price_low, price_high = given.price_high,
      version = product.version + 1,
      search = ts_delete(product.search, array(
        select unnest(tsvector_to_array(given.was)) except select unnest(tsvector_to_array(given.search))
      )) || given.search
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, category_id text, category_1 text,
      category_2 text, category_3 text, unit text, lead_days integer, currency text, images text[], min_order integer,
      trade_terms jsonb, price_low bigint, price_high bigint, search tsvector, was tsvector)
    where product.id = given.id`.execute(kysely);
}

async function insertParts(transaction: Transaction, send: Send, changes: readonly ProductChange[]): Promise<void> {
  const listRows = <Part>(part: (product: ImportedProduct) => readonly Part[]) =>
    changes.flatMap(({ id, after }) =>
      after === undefined ? [] : part(after).map((value) => ({ product_id: id, ...value })),
    );
  const insert = async <Table extends FilledTable>(table: Table, rows: readonly FilledRow<Table>[]) => {
    if (rows.length === 0) return;
    const insertion = createInsertion(table, rows);
    await send(() => insertion.execute(transaction.kysely));
  };
  await insert(
    'product_text',
    listRows(({ texts }) => texts),
  );
  await insert(
    'price_tier',
    listRows(({ steps }) => steps.map(({ min, price }) => ({ min_quantity: min, price }))),
  );
  await insert(
    'product_tag',
    listRows(({ tags }) => tags.map((tag_id) => ({ tag_id }))),
  );
}

/**
 * Merges the index's pending list into the index: each word is written once for all products that hold it, and searches
 * no longer have to scan the list.
 */
async function indexWords({ kysely }: Transaction): Promise<void> {
  await sql`select gin_clean_pending_list('product_search')`.execute(kysely);
}
