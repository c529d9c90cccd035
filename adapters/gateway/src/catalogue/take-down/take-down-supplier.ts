import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../../call-context.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { NOT_FOUND } from '../../wire/call-error.ts';
import { countLexemes } from '../count-lexemes.ts';
import { countIn, countOut, showImages } from '../import/count-products.ts';
import { takeTime } from '../import/take-time.ts';
import { type ExhibitorsSql, markExhibitorsIn } from '../mark-exhibitors.ts';
import type { ReviewPorts } from '../review/review-ports.ts';
import { lockCatalogue } from '../supplier/catalogue-lock.ts';
import { hideProducts, restoreProducts } from '../supplier/hide-product.ts';
import { refreshOffer } from '../world/refresh-counts.ts';
import { refreshSupplierTexts } from '../world/refresh-texts.ts';
import { refreshTree } from '../world/refresh-tree.ts';
import { notifySupplierTakenDown } from './notify-supplier-taken-down.ts';
import { isSupplierTakenDown } from './taken-down-supplier.ts';

const ALREADY_DOWN: Refusal = { code: '409', message: 'supplier.takenDown.already' };

/** All columns of a supplier except computed ones. */
const SUPPLIER_COLUMNS = sql.raw(
  [
    'id',
    'industry',
    'country_id',
    'country_code',
    'business_type',
    'established',
    'employees',
    'light',
    'proofs',
    'spotlight',
    'logo',
    'images',
    'categories',
    'tags',
    'product_count',
    'rank',
    'created',
    'min_order',
    'price_low',
    'price_high',
    'search',
  ].join(', '),
);

/** How many products are moved at once. */
const CHUNK = 2_000;

export interface SupplierTakeDownPorts extends ReviewPorts {
  readonly exhibitorSql: ExhibitorsSql;
  /** Takes a supplier out of all exhibitions, and returns its stands. */
  removeStands(transaction: Transaction, supplierId: string): Promise<unknown>;
  /** Gives a supplier the stands back that nobody else has meanwhile. */
  restoreStands(transaction: Transaction, stands: unknown): Promise<void>;
}

interface SupplierDecision {
  readonly supplierId: string;
  /** As staff wrote it, for the supplier. */
  readonly reason: string;
}

/**
 * Takes a supplier down, in the open transaction: it leaves the catalogue with its products and its stands until it is put
 * back, and its people get an email with the reason. D-94 D-65
 */
export async function takeDownSupplier(
  ports: SupplierTakeDownPorts,
  context: CallContext,
  { supplierId, reason }: SupplierDecision,
): Promise<Answer<{ supplierId: string; products: number }>> {
  const { database, now } = context;
  await takeTime(database);
  await lockCatalogue(database);
  if (await isSupplierTakenDown(database, supplierId)) return err(ALREADY_DOWN);
  const [row] = await listVectors(database, supplierId);
  if (row === undefined) return err(NOT_FOUND);
  const { kysely } = database;
  const products = await listProducts(database, supplierId);
  const categories = await listCategories(database, supplierId);
  for (const ids of splitIntoChunks(products)) {
    await countOut(database, ids);
    await hideProducts(database, ids, true);
  }
  const stands = JSON.stringify(await ports.removeStands(database, supplierId));
  await sql`
    insert into taken_down_supplier (supplier_id, taken_down_at, reason, supplier, search, stands)
    select id, ${now}, ${reason.trim()}, to_jsonb(supplier) - 'search', search, ${stands}::jsonb
    from supplier where id = ${supplierId}`.execute(kysely);
  await kysely.deleteFrom('supplier').where('id', '=', supplierId).execute();
  await countLexemes(database, 'supplier', [{ rank: row.rank, before: ['', ...row.words], after: [] }]);
  await showImages(database, categories);
  await refreshTree(database);
  await notifySupplierTakenDown(ports, context, { supplierId, kind: 'takenDown', reason });
  return ok({ supplierId, products: products.length });
}

/** Puts a supplier back as it was before it was taken down, in the open transaction, and notifies its people. D-94 */
export async function restoreSupplier(
  ports: SupplierTakeDownPorts,
  context: CallContext,
  { supplierId, reason }: SupplierDecision,
): Promise<Answer<{ supplierId: string; products: number }>> {
  const { database } = context;
  const { kysely } = database;
  await takeTime(database);
  await lockCatalogue(database);
  if (!(await isSupplierTakenDown(database, supplierId))) return err(NOT_FOUND);
  await sql`
    insert into supplier (${SUPPLIER_COLUMNS})
    select ${SUPPLIER_COLUMNS} from (
      select back.* from taken_down_supplier down,
        jsonb_populate_record(null::supplier, down.supplier || jsonb_build_object('search', down.search::text)) back
      where down.supplier_id = ${supplierId}
    ) kept`.execute(kysely);
  const taken = await kysely
    .deleteFrom('taken_down_supplier')
    .where('supplier_id', '=', supplierId)
    .returning('stands')
    .executeTakeFirstOrThrow();
  const back = await listVectors(database, supplierId);
  await countLexemes(
    database,
    'supplier',
    back.map(({ rank, words }) => ({ rank, before: [], after: ['', ...words] })),
  );
  const products = await listProductsToRestore(database, supplierId);
  for (const ids of splitIntoChunks(products)) {
    await restoreProducts(database, ids);
    await countIn(database, ids);
  }
  await ports.restoreStands(database, taken.stands);
  await refreshOffer(database, supplierId);
  await refreshSupplierTexts(database, supplierId);
  await markExhibitorsIn(database, ports.exhibitorSql);
  await showImages(database, await listCategories(database, supplierId));
  await refreshTree(database);
  await notifySupplierTakenDown(ports, context, { supplierId, kind: 'putBack', reason });
  return ok({ supplierId, products: products.length });
}

const splitIntoChunks = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, place) => ids.slice(place * CHUNK, (place + 1) * CHUNK));

async function listVectors({ kysely }: Queries, supplierId: string) {
  const { rows } = await sql<{ rank: number; words: string[] }>`
    select rank, to_json(tsvector_to_array(search)) as words from supplier where id = ${supplierId}`.execute(kysely);
  return rows;
}

async function listProducts({ kysely }: Queries, supplierId: string): Promise<readonly string[]> {
  const rows = kysely.selectFrom('product').select('id').where('supplier_id', '=', supplierId).orderBy('id');
  return (await rows.execute()).map(({ id }) => id);
}

/** The products that were hidden with the supplier. Those that staff took down themselves stay hidden. */
async function listProductsToRestore({ kysely }: Transaction, supplierId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; isDown: boolean }>`
    update hidden_product set shown_with_supplier = false
    where supplier_id = ${supplierId} and shown_with_supplier
    returning id, exists (select from taken_down_product where product_id = hidden_product.id) as "isDown"`.execute(
    kysely,
  );
  return rows.flatMap(({ id, isDown }) => (isDown ? [] : [id])).sort();
}

/** The categories of a supplier's products, with those above them. */
async function listCategories({ kysely }: Queries, supplierId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct unnest(array[category_1, category_2, category_3]) as id from product
    where supplier_id = ${supplierId}`.execute(kysely);
  return rows.map(({ id }) => id);
}
