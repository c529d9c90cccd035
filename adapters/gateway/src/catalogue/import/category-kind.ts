import { categoryLevel } from '@fairhall/core/catalogue/category-code';
import { categoryCells, categoryFrom, type ImportedCategory } from '@fairhall/core/catalogue/import/category-row';
import type { ImportedProduct } from '@fairhall/core/catalogue/import/product-row';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import type { Change, ImportContext, KindOfImport, NamedRow } from '../../import-kind.ts';
import { insertRows } from '../world/insert-rows.ts';
import { refreshTree } from '../world/refresh-tree.ts';
import { categoryColumns } from '../world/row-columns.ts';
import { idList } from './id-list.ts';
import { listIdsAfter } from './list-ids-after.ts';
import { readProducts } from './product-kind.ts';
import { loadSurroundings, replaceProducts } from './write-products.ts';

type CategoryChange = Change<ImportedCategory>;

/** Import of categories; the code gives a category's place in the tree. D-11 */
export const categoryKind: KindOfImport<ImportedCategory> = {
  read: readCategories,
  findHidden: async () => new Set(),
  resolveRows: createCategoryReader,
  write: writeCategories,
  findInUse: findCategoriesInUse,
  toCells: categoryCells,
  listIdsAfter: listIdsAfter('category'),
};

const getParent = (code: string): string | null => (code.length === 4 ? null : code.slice(0, -2));

async function readCategories(
  { kysely }: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedCategory>> {
  const { rows } = await sql<{ id: string } & ImportedCategory>`
    select id, industry, names from category where id = any(${idList(ids)})`.execute(kysely);
  return new Map(rows.map(({ id, ...category }) => [id, category]));
}

/** A category may refer to a parent that comes earlier in the same file. */
async function createCategoryReader(transaction: Transaction, rows: readonly NamedRow[], { above }: ImportContext) {
  const parents = [...new Set(rows.map(({ objectId }) => getParent(objectId) ?? objectId))];
  const existing = new Map<string, { readonly industry: string }>(above.map((code) => [code, { industry: '' }]));
  for (const [code, { industry }] of await readCategories(transaction, parents)) existing.set(code, { industry });
  return ({ cells, objectId }: NamedRow, before: ImportedCategory | undefined): ImportedCategory => {
    const parentId = getParent(objectId);
    const parent = parentId === null ? undefined : existing.get(parentId);
    if (objectId !== '' && parentId !== null && parent === undefined)
      cells.reportProblem('code', 'unknownParent', { value: parentId });
    const category = categoryFrom(cells, before, parent ?? (parentId === null ? undefined : { industry: '' }));
    // Lists of an industry are stored by category: to move a category, its products would have to move too.
    if (before !== undefined && category.industry !== before.industry) cells.reportProblem('industry', 'fixed');
    if (cells.problems.length === 0) existing.set(objectId, category);
    return category;
  };
}

async function writeCategories(
  transaction: Transaction,
  changes: readonly CategoryChange[],
  now: number,
): Promise<readonly string[]> {
  const { kysely } = transaction;
  const added = changes.flatMap(({ id, before, after }) =>
    before === undefined && after !== undefined ? [{ id, category: after }] : [],
  );
  await insertRows(
    transaction,
    'category',
    added.map(({ id, category }) =>
      categoryColumns({ table: 'category', id, parent: getParent(id), ...category, names: { ...category.names } }),
    ),
  );
  await updateCategoryNames(transaction, changes, now);
  const gone = changes.filter(({ after }) => after === undefined).map(({ id }) => id);
  for (const level of [3, 2, 1])
    await sql`delete from category where id = any(${idList(gone.filter((id) => categoryLevel(id) === level))})`.execute(
      kysely,
    );
  await refreshTree(transaction);
  return [];
}

/** Updates products after their categories were renamed, because products are found by those names. */
async function updateCategoryNames(
  transaction: Transaction,
  changes: readonly CategoryChange[],
  now: number,
): Promise<void> {
  const { kysely } = transaction;
  const renamed = changes.filter(({ before, after }) => before !== undefined && after !== undefined);
  if (renamed.length === 0) return;
  const rows = renamed.map(({ id, after }) => ({ id, names: after?.names ?? {} }));
  await sql`update category set names = given.names
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, names jsonb)
    where category.id = given.id`.execute(kysely);
  const codes = idList(renamed.map(({ id }) => id));
  let after = '';
  for (;;) {
    const found = await sql<{ id: string }>`
      select id from product where id > ${after} and (
        category_1 = any(${codes}) or category_2 = any(${codes}) or category_3 = any(${codes})
      ) order by id limit ${BATCH_SIZE}`.execute(kysely);
    const last = found.rows.at(-1);
    if (last === undefined) return;
    await updateWords(
      transaction,
      await readProducts(
        transaction,
        found.rows.map(({ id }) => id),
      ),
      renamed,
      now,
    );
    after = last.id;
  }
}

const BATCH_SIZE = 500;

/** Rebuilds the search words of these products, which are unchanged except for the names of their categories. */
async function updateWords(
  transaction: Transaction,
  products: ReadonlyMap<string, ImportedProduct>,
  renamed: readonly CategoryChange[],
  now: number,
): Promise<void> {
  const same = [...products].map(([id, product]) => ({ id, before: product, after: product }));
  const after = await loadSurroundings(transaction, same);
  const names = new Map(after.names);
  for (const { id, before } of renamed) names.set(id, Object.values(before?.names ?? {}));
  await replaceProducts(transaction, same, { now, before: { ...after, names }, after });
}

async function findCategoriesInUse({ kysely }: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from category where id = any(${idList(ids)}) and (
      product_count > 0
      or exists (select from hidden_product where product ->> 'category_3' like category.id || '%')
      or exists (select from category below where below.parent_id = category.id and below.id <> all(${idList(ids)}))
    )`.execute(kysely);
  return new Set(rows.map(({ id }) => id));
}
