import type { ProductContent } from '@fairhall/core/contract/catalogue/supplier-calls';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { type CallContext, supplierOf } from '../../call-context.ts';
import { taskOf } from '../../idempotency.ts';
import { type Filter, toVectorText } from '../search/lexemes.ts';
import { isSupplierTakenDown, SUPPLIER_TAKEN_DOWN_FIXED } from '../take-down/taken-down-supplier.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import { findProductVisibility } from './find-product-visibility.ts';
import { hideProduct } from './hide-product.ts';
import { isUnaccepted, readChange, savePendingChange } from './product-change.ts';
import { contentProblem } from './save-supplier-product.ts';
import type { SupplierProductPorts } from './supplier-product-ports.ts';
import { canEdit, PRODUCT_EDITORS_ONLY } from './supplier-product-rights.ts';
import { syncIndex } from './sync-index.ts';
import { writeContent } from './write-content.ts';

/**
 * Adds a product to the caller's supplier, in the open transaction. If changes are reviewed, it stays hidden until an
 * operator accepts it. Its id is derived from the idempotency key, so that a repeat finds the product that the first
 * call added. D-65 D-97 REL-04
 */
export async function addSupplierProduct(
  ports: SupplierProductPorts,
  context: CallContext,
  content: ProductContent,
): Promise<Answer<{ productId: string; isWaiting: boolean }>> {
  const { database, idempotencyKey } = context;
  const { supplierId } = supplierOf(context);
  if (!canEdit(context)) return err(PRODUCT_EDITORS_ONLY);
  const productId = idOf(taskOf(`supplier:${supplierId}`, idempotencyKey));
  await lockCatalogue(database);
  if ((await findProductVisibility(database, supplierId, productId)) !== undefined) {
    return ok({ productId, isWaiting: isUnaccepted(await readChange(database, productId)) });
  }
  if (await isSupplierTakenDown(database, supplierId)) return err(SUPPLIER_TAKEN_DOWN_FIXED);
  const problem = await contentProblem(ports, context, productId, content, []);
  if (problem !== undefined) return err(problem);
  const isWaiting = await ports.hasChangeReview(database);
  await syncIndex(database, { supplierId, productId }, async () => {
    await insertBare(context, supplierId, productId, content);
    await writeContent(database, productId, content);
    if (isWaiting) await hideProduct(database, productId);
  });
  const added = { productId, supplierId, isNew: true, change: {}, version: INITIAL_VERSION };
  if (isWaiting) await savePendingChange(database, added, context.now);
  return ok({ productId, isWaiting });
}

/** Version of a product that was written once. */
const INITIAL_VERSION = 1;

/** The first 60 bits as decimal digits. */
const idOf = (task: string): string => BigInt(`0x${task.slice(0, 15)}`).toString();

interface Owner {
  readonly countryId: string;
  readonly isVerified: boolean;
  readonly names: readonly string[];
  readonly rank: number;
}

/** Inserts a row without content, found by its supplier only and ranked last. */
async function insertBare(
  { database, now }: CallContext,
  supplierId: string,
  productId: string,
  { categoryId, unit, currency, minOrder }: ProductContent,
): Promise<void> {
  const { countryId, isVerified, names, rank } = await ownerOf(database.kysely, supplierId);
  const filters: readonly Filter[] = [{ kind: 'country', id: countryId }, ...(isVerified ? [FILTER_VERIFIED] : [])];
  const places = { category_id: categoryId, category_1: categoryId, category_2: categoryId, category_3: categoryId };
  await database.kysely
    .insertInto('product')
    .values({
      id: productId,
      supplier_id: supplierId,
      ...places,
      unit,
      currency,
      lead_days: null,
      images: [],
      score: 0,
      rank,
      created: now,
      min_order: minOrder,
      price_low: 0,
      price_high: 0,
      version: 0,
      search: toVectorText({ rank, names: [], keywords: names, filters }),
    })
    .execute();
}

const FILTER_VERIFIED: Filter = { kind: 'verified' };

async function ownerOf(kysely: CallContext['database']['kysely'], supplierId: string): Promise<Owner> {
  const { rows } = await sql<Owner>`
    select country_id as "countryId", proofs <> '[]' as "isVerified",
      (select coalesce(json_agg(name), '[]') from supplier_text where supplier_id = supplier.id) as names,
      coalesce((select rank from product order by rank desc limit 1), 0) + 1 as rank
    from supplier where id = ${supplierId}`.execute(kysely);
  const [owner] = rows;
  if (owner === undefined) throw new Error(`the supplier ${supplierId} is gone, and its people are not`);
  return owner;
}
