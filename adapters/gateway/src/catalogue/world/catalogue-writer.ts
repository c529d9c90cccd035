import type { CatalogueRow, CatalogueRowOf, CatalogueTable } from '@fairhall/core/catalogue/catalogue-row';
import type { Transaction } from '../../db/database.ts';
import { insertRows } from './insert-rows.ts';
import { categoryColumns, productColumns, supplierColumns } from './row-columns.ts';

export interface CatalogueWriter {
  /** Takes one row; rows of a table are inserted together when enough have come. */
  write(row: CatalogueRow): Promise<void>;
  /** Keeps what later rows refer to, without writing it. */
  remember(row: CatalogueRow): void;
  /** Inserts what is left. Returns how many rows were written in all. */
  finish(): Promise<number>;
}

const BATCH = 500;

/** Writes the rows of a catalogue file; ages count back from `now`, in epoch milliseconds. */
export function createCatalogueWriter(transaction: Transaction, now: number): CatalogueWriter {
  const seen = createSeen();
  let batch: CatalogueRow[] = [];
  let written = 0;
  const flush = async (): Promise<void> => {
    await insertBatch(transaction, batch, seen, now);
    written += batch.length;
    batch = [];
  };
  return {
    write: async (row) => {
      if (batch.length === BATCH || (batch[0] !== undefined && batch[0].table !== row.table)) await flush();
      seen.remember(row);
      batch.push(row);
    },
    remember: seen.remember,
    finish: async () => {
      await flush();
      return written;
    },
  };
}

async function insertBatch(
  transaction: Transaction,
  batch: readonly CatalogueRow[],
  seen: Seen,
  now: number,
): Promise<void> {
  const of = <Table extends CatalogueTable>(table: Table): CatalogueRowOf<Table>[] =>
    batch.filter((row): row is CatalogueRowOf<Table> => row.table === table);
  await insertRows(transaction, 'category', of('category').map(categoryColumns));
  await insertRows(
    transaction,
    'tag_category',
    of('tagCategory').map((row) => ({ ...row, parent_id: row.parent })),
  );
  await insertRows(
    transaction,
    'tag',
    of('tag').map((row) => ({ ...row, category_id: row.category })),
  );
  await insertRows(transaction, 'picture', of('picture'));
  await insertSuppliers(transaction, of('supplier'), now);
  await insertProducts(transaction, of('product'), seen, now);
}

async function insertSuppliers(
  transaction: Transaction,
  rows: readonly CatalogueRowOf<'supplier'>[],
  now: number,
): Promise<void> {
  await insertRows(
    transaction,
    'supplier',
    rows.map((row) => supplierColumns(row, now)),
  );
  const texts = rows.flatMap(({ id, texts }) =>
    Object.entries(texts).map(([lang, { name, province, mainProducts, about }]) => ({
      ...{ supplier_id: id, lang, name, province, main_products: mainProducts, about },
    })),
  );
  await insertRows(transaction, 'supplier_text', texts);
}

async function insertProducts(
  transaction: Transaction,
  rows: readonly CatalogueRowOf<'product'>[],
  seen: Seen,
  now: number,
): Promise<void> {
  await insertRows(
    transaction,
    'product',
    rows.map((row) => productColumns(row, seen.around(row), now)),
  );
  const of = <Part>(part: (row: CatalogueRowOf<'product'>) => readonly Part[]) =>
    rows.flatMap((row) => part(row).map((value) => ({ product_id: row.id, ...value })));
  await insertRows(
    transaction,
    'product_text',
    of(({ texts }) => Object.entries(texts).map(([lang, text]) => ({ lang, ...text }))),
  );
  await insertRows(
    transaction,
    'price_tier',
    of(({ tiers }) => tiers.map(({ min, price }) => ({ min_quantity: min, price }))),
  );
  await insertRows(
    transaction,
    'product_tag',
    of(({ tags }) => tags.map((tag_id) => ({ tag_id }))),
  );
}

interface Seen {
  remember(row: CatalogueRow): void;
  around(row: CatalogueRowOf<'product'>): { supplier: CatalogueRowOf<'supplier'>; keywords: readonly string[] };
}

/** Keeps what products refer to, so that they are found by the names of their categories, tags and supplier. */
function createSeen(): Seen {
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
