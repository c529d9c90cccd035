import { type ImportedProduct, productCells, productFrom } from '@fairhall/core/catalogue/import/product-row';
import type { TradeTerms } from '@fairhall/core/contract/trade-terms';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import type { Change, ImportContext, KindOfImport, NamedRow } from '../../import-kind.ts';
import { toHolder } from '../supplier/supplier-product-ports.ts';
import { idList } from './id-list.ts';
import type { ImportPorts } from './import-ports.ts';
import { listIdsAfter } from './list-ids-after.ts';
import { writeProducts } from './write-products.ts';

/** Import of products. */
export const productKind = ({
  importPictures,
}: Pick<ImportPorts, 'importPictures'>): KindOfImport<ImportedProduct> => ({
  read: readProducts,
  findHidden: async ({ kysely }, ids) => {
    const { rows } = await sql<{ id: string }>`select id from hidden_product where id = any(${idList(ids)})`.execute(
      kysely,
    );
    return new Set(rows.map(({ id }) => id));
  },
  resolveRows: async (transaction, rows, looking) => {
    const pictures = listPictures(rows);
    const free = await importPictures.listUnused(transaction, looking.staffId, pictures);
    return createProductReader(transaction, rows, looking, free);
  },
  write: async (transaction, changes, now) => {
    const suppliers = await writeProducts(transaction, changes, now);
    await importPictures.adopt(
      transaction,
      toHeldPictures(
        changes.filter(({ after }) => after !== undefined),
        'after',
      ),
      now,
    );
    // Only the pictures of removed products are released. Pictures that a change takes out of a product stay held, so
    // that the change can be undone.
    await importPictures.release(
      transaction,
      toHeldPictures(
        changes.filter(({ after }) => after === undefined),
        'before',
      ),
    );
    return suppliers;
  },
  findInUse: async () => new Set(),
  toCells: productCells,
  listIdsAfter: listIdsAfter('product'),
});

const toHeldPictures = (changes: readonly Change<ImportedProduct>[], side: 'before' | 'after') =>
  changes.flatMap(({ id, [side]: product }) =>
    (product?.images ?? []).map((image) => ({ holder: toHolder(id), id: image })),
  );

const listPictures = (rows: readonly NamedRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ cells }) => cells.list('pictures', { most: 1_000, max: 1_000 }) ?? [])),
];

/** Products that are visible to buyers, by id. */
export async function readProducts(
  { kysely }: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedProduct>> {
  const { rows } = await sql<{ id: string; tradeTerms: TradeTerms | null } & Omit<ImportedProduct, 'tradeTerms'>>`
    select id, supplier_id as "supplierId", category_id as "categoryId", unit, min_order as "minOrder", currency,
      lead_days as "leadDays", trade_terms as "tradeTerms", to_json(images) as images,
      (select coalesce(json_agg(tag_id order by tag_id), '[]') from product_tag where product_id = product.id) as tags,
      (select coalesce(json_agg(json_build_object('min', min_quantity, 'price', trim_scale(price)::text)
        order by min_quantity), '[]') from price_tier where product_id = product.id) as steps,
      (select coalesce(json_agg(json_build_object('lang', lang, 'name', name, 'description', description,
        'attributes', attributes) order by lang), '[]') from product_text where product_id = product.id) as texts
    from product where id = any(${idList(ids)})`.execute(kysely);
  return new Map(
    rows.map(({ id, tradeTerms, ...product }) => [id, tradeTerms === null ? product : { ...product, tradeTerms }]),
  );
}

/** Ids that the rows of a chunk refer to. */
interface ReferencedIds {
  readonly suppliersByKey: ReadonlyMap<string, string>;
  readonly suppliers: ReadonlySet<string>;
  /** Categories that may hold products. */
  readonly leaves: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
}

async function createProductReader(
  transaction: Transaction,
  rows: readonly NamedRow[],
  looking: ImportContext,
  freePictures: readonly string[],
) {
  const found = await findReferenced(transaction, rows, looking);
  const named = { ...found, pictures: new Set([...found.pictures, ...freePictures]) };
  return ({ cells }: NamedRow, before: ImportedProduct | undefined): ImportedProduct => {
    const supplierId = supplierOf(cells, named);
    if (before === undefined && supplierId === undefined && !cells.problems.some(({ column }) => IS_SUPPLIER(column)))
      cells.reportProblem('supplier', 'required');
    if (before !== undefined && supplierId !== undefined && supplierId !== before.supplierId)
      cells.reportProblem(cells.cell('supplier', 100) ? 'supplier' : 'supplier_id', 'fixed');
    const product = productFrom(cells, before, supplierId);
    const { categoryId, tags, images } = product;
    if (categoryId !== '' && !named.leaves.has(categoryId) && categoryId !== before?.categoryId)
      cells.reportProblem('category', 'unknownCategory', { value: categoryId });
    const tag = tags.find((code) => !named.tags.has(code) && before?.tags.includes(code) !== true);
    if (tag !== undefined) cells.reportProblem('tags', 'unknownTag', { value: tag });
    const image = images.find((id) => !named.pictures.has(id) && before?.images.includes(id) !== true);
    if (image !== undefined) cells.reportProblem('pictures', 'unknownPicture', { value: image });
    return product;
  };
}

const IS_SUPPLIER = (column: string): boolean => column === 'supplier' || column === 'supplier_id';

/** The supplier that a row refers to by key or by id; undefined for none. */
function supplierOf(cells: NamedRow['cells'], { suppliersByKey, suppliers }: ReferencedIds): string | undefined {
  const key = cells.cell('supplier', 100);
  if (key) {
    const id = suppliersByKey.get(key) ?? suppliersByKey.get(cells.writtenKey('supplier'));
    if (id === undefined) cells.reportProblem('supplier', 'unknownSupplier', { value: key });
    return id;
  }
  const id = cells.cell('supplier_id', 64);
  if (!id) return undefined;
  if (suppliers.has(id)) return id;
  cells.reportProblem('supplier_id', 'unknownSupplier', { value: id });
  return undefined;
}

async function findReferenced(
  { kysely }: Transaction,
  rows: readonly NamedRow[],
  { staffId }: ImportContext,
): Promise<ReferencedIds> {
  const listCells = (column: string): string[] => [
    ...new Set(rows.flatMap(({ cells }) => cells.list(column, { most: 1_000, max: 1_000 }) ?? [])),
  ];
  const supplierKeys = [
    ...new Set([...listCells('supplier'), ...rows.map(({ cells }) => cells.writtenKey('supplier'))]),
  ];
  const { rows: found } = await sql<{ what: string; id: string; key: string }>`
    select 'key' as what, object_id as id, external_key as key from import_key
      where staff_id = ${staffId} and kind = 'supplier' and external_key = any(${idList(supplierKeys)})
        and exists (select from supplier where id = object_id)
    union all select 'supplier', id, '' from supplier where id = any(${idList(listCells('supplier_id'))})
    union all select 'leaf', id, '' from category where id = any(${idList(listCells('category'))})
      and not exists (select from category below where below.parent_id = category.id)
    union all select 'tag', id, '' from tag where id = any(${idList(listCells('tags'))})
    union all select 'picture', id, '' from picture where id = any(${idList(listCells('pictures'))})`.execute(kysely);
  const toIdSet = (what: string): ReadonlySet<string> =>
    new Set(found.filter((row) => row.what === what).map(({ id }) => id));
  return {
    suppliersByKey: new Map(found.filter(({ what }) => what === 'key').map(({ key, id }) => [key, id])),
    suppliers: toIdSet('supplier'),
    leaves: toIdSet('leaf'),
    tags: toIdSet('tag'),
    pictures: toIdSet('picture'),
  };
}
