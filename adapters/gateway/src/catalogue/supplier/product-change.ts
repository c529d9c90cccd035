import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import { type RawBuilder, sql } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import type { PendingChange } from './pending-change.ts';

/** A product change that waits for review, or the result of the last review. */
export interface ProductChange {
  readonly supplierId: string;
  readonly state: 'waiting' | 'refused' | 'withdrawn' | 'accepted';
  readonly isNew: boolean;
  readonly change: PendingChange;
  readonly version: number;
  /** When the change began to wait, in epoch milliseconds. */
  readonly since: number;
  /** The action that decided it; null while it is pending. */
  readonly taskId: string | null;
}

/** Undefined if the product never had a change to review. */
export async function readChange({ kysely }: Queries, productId: string): Promise<ProductChange | undefined> {
  const { rows } = await sql<ProductChange>`
    select supplier_id as "supplierId", state, is_new as "isNew", change, version, since, task_id as "taskId"
    from product_change where product_id = ${productId}`.execute(kysely);
  return rows[0];
}

/** The pending change of a product; empty if there is none. */
export const getPendingChange = (change: ProductChange | undefined): PendingChange =>
  change?.state === 'waiting' ? change.change : {};

/** True for a new product that no operator has accepted: buyers must not see it. */
export const isUnaccepted = (change: ProductChange | undefined): boolean =>
  change?.isNew === true && change.state !== 'accepted';

interface PendingChangeInput {
  readonly productId: string;
  readonly supplierId: string;
  readonly isNew: boolean;
  readonly change: PendingChange;
  /** Version of the product with which the change is saved. */
  readonly version: number;
}

/**
 * Saves a pending change in place of an earlier one, in the open transaction. It keeps the waiting time of the first.
 * If it is unchanged it also keeps its version, so that a reviewer gets no conflict just because, say, a price was
 * changed.
 */
export async function savePendingChange({ kysely }: Transaction, wish: PendingChangeInput, now: number): Promise<void> {
  const { productId, supplierId, isNew, change, version } = wish;
  const json = toCanonicalJson(change);
  await sql`
    insert into product_change as old (product_id, supplier_id, state, is_new, change, version, since)
    values (${productId}, ${supplierId}, 'waiting', ${isNew}, ${json}::jsonb, ${version}, ${now})
    on conflict (product_id) do update set state = 'waiting', is_new = excluded.is_new, change = excluded.change,
      version = case when old.state = 'waiting' and not old.is_new and old.change = excluded.change
        then old.version else excluded.version end,
      since = case when old.state = 'waiting' then old.since else excluded.since end,
      settled_at = null, reason = '', task_id = null`.execute(kysely);
}

/** Deletes a pending change: it was applied, or the supplier reverted it by saving the current content. */
export async function forgetChange({ kysely }: Transaction, productId: string): Promise<void> {
  await kysely.deleteFrom('product_change').where('product_id', '=', productId).execute();
}

interface Ending {
  readonly state: 'accepted' | 'refused' | 'withdrawn';
  readonly reason?: string;
  readonly taskId?: string;
}

/** Records the result of a pending change, in the open transaction. */
export async function endWaiting(
  { kysely }: Transaction,
  productId: string,
  { state, reason = '', taskId }: Ending,
  now: number,
): Promise<void> {
  await kysely
    .updateTable('product_change')
    .set({ state, reason, settled_at: now, task_id: taskId ?? null })
    .where('product_id', '=', productId)
    .execute();
}

/**
 * Increments the version of a product for a change that does not do so itself, so that anybody who has read it before
 * gets a conflict.
 */
export async function countVersion({ kysely }: Transaction, productId: string): Promise<void> {
  await sql`update product set version = version + 1 where id = ${productId}`.execute(kysely);
  await sql`update hidden_product
    set product = jsonb_set(product, '{version}', to_jsonb((product ->> 'version')::int + 1))
    where id = ${productId}`.execute(kysely);
}

/** The review status of a product as JSON for its supplier; null if nothing is open. */
export const reviewOf = (productId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('state', state, 'isNew', is_new, 'since', coalesce(settled_at, since), 'reason', reason,
    'version', version, 'parts', ${PRODUCT_CHANGE_KEYS})
  from product_change
  where product_id = ${productId} and (state in ('waiting', 'refused') or (is_new and state = 'withdrawn')))`;

/** The names of the changed fields: the keys of the stored JSON. */
export const PRODUCT_CHANGE_KEYS = sql`(select coalesce(json_agg(key order by key), '[]') from jsonb_object_keys(change) key)`;
