import type { CatalogueRow, CatalogueRowOf, CatalogueTable } from '@fairhall/core/catalogue/catalogue-row';
import type { Transaction } from '../../db/database.ts';
import { supplierSearchText } from '../supplier-search-text.ts';
import { type FilledRow, type FilledTable, insertRows } from './insert-rows.ts';
import { categoryColumns, type ProductSurroundings, productColumns, supplierColumns } from './row-columns.ts';

export interface CatalogueWriter {
  /** Takes one row; rows are inserted in batches. */
  write(row: CatalogueRow): Promise<void>;
  /** Records what later rows may refer to, without writing it. */
  remember(row: CatalogueRow): void;
  /** Inserts the remaining rows. Returns how many rows were written in all. */
  finish(): Promise<number>;
}

const BATCH = 500;

/**
 * Writes the rows of a catalogue file; ages count back from `now`, in epoch milliseconds. Each batch is prepared while
 * the database still inserts the one before.
 */
export function createCatalogueWriter(transaction: Transaction, now: number): CatalogueWriter {
  const references = createReferences();
  let batch: CatalogueRow[] = [];
  let written = 0;
  let inserted: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    const parts = toTableRows(batch, references, now);
    written += batch.length;
    batch = [];
    await inserted;
    inserted = insertParts(transaction, parts);
    inserted.catch(() => undefined); // the promise's awaiter gets the error
  };
  return {
    write: async (row) => {
      if (batch.length === BATCH) await flush();
      references.remember(row);
      batch.push(row);
    },
    remember: references.remember,
    finish: async () => {
      await flush();
      await inserted;
      return written;
    },
  };
}

/** Rows of one table, ready to be inserted. */
type TableRows = { readonly [Table in FilledTable]: readonly [Table, readonly FilledRow<Table>[]] }[FilledTable];

async function insertParts(transaction: Transaction, parts: readonly TableRows[]): Promise<void> {
  for (const [table, rows] of parts) await insertRows(transaction, table, rows);
}

/** The table rows of a batch, each table before those that refer to it. */
function toTableRows(batch: readonly CatalogueRow[], references: RowReferences, now: number): readonly TableRows[] {
  const listRows = <Table extends CatalogueTable>(table: Table): CatalogueRowOf<Table>[] =>
    batch.filter((row): row is CatalogueRowOf<Table> => row.table === table);
  return [
    ['category', listRows('category').map(categoryColumns)],
    ['tag_category', listRows('tagCategory').map((row) => ({ ...row, parent_id: row.parent }))],
    ['tag', listRows('tag').map((row) => ({ ...row, category_id: row.category }))],
    ['picture', listRows('picture')],
    ...supplierParts(listRows('supplier'), now),
    ...productParts(listRows('product'), references, now),
  ];
}

function supplierParts(rows: readonly CatalogueRowOf<'supplier'>[], now: number): readonly TableRows[] {
  const texts = rows.flatMap(({ id, texts }) =>
    Object.entries(texts).map(([lang, { name, province, mainProducts, about }]) => ({
      supplier_id: id,
      lang,
      name,
      province,
      main_products: mainProducts,
      about,
      search_text: supplierSearchText(name, mainProducts),
    })),
  );
  return [
    ['supplier', rows.map((row) => supplierColumns(row, now))],
    ['supplier_text', texts],
  ];
}

function productParts(
  rows: readonly CatalogueRowOf<'product'>[],
  references: RowReferences,
  now: number,
): readonly TableRows[] {
  const listRows = <Value>(part: (row: CatalogueRowOf<'product'>) => readonly Value[]) =>
    rows.flatMap((row) => part(row).map((value) => ({ product_id: row.id, ...value })));
  return [
    ['product', rows.map((row) => productColumns(row, references.around(row), now).columns)],
    ['product_text', listRows(({ texts }) => Object.entries(texts).map(([lang, text]) => ({ lang, ...text })))],
    ['price_tier', listRows(({ tiers }) => tiers.map(({ min, price }) => ({ min_quantity: min, price })))],
    ['product_tag', listRows(({ tags }) => tags.map((tag_id) => ({ tag_id })))],
  ];
}

interface RowReferences {
  remember(row: CatalogueRow): void;
  around(row: CatalogueRowOf<'product'>): ProductSurroundings;
}

/** Records the names of categories, tags and suppliers, so that products are found by them. */
function createReferences(): RowReferences {
  const names = new Map<string, readonly string[]>();
  const suppliers = new Map<string, CatalogueRowOf<'supplier'>>();
  return {
    remember: (row) => {
      if (row.table === 'category' || row.table === 'tag') names.set(row.id, Object.values(row.names));
      if (row.table === 'supplier') suppliers.set(row.id, row);
    },
    around: ({ id, category, tags, supplier: supplierId }) => {
      const supplier = suppliers.get(supplierId);
      if (supplier === undefined)
        throw new Error(`the product ${id} names the supplier ${supplierId}, which did not come before it`);
      const places = [category.slice(0, 4), category.slice(0, 6), category, ...tags];
      return { supplier, keywords: places.flatMap((place) => names.get(place) ?? []) };
    },
  };
}
