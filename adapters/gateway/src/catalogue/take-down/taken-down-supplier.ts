import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { NOT_FOUND } from '../../wire/call-error.ts';

/** Buyers can no longer begin anything with a supplier that staff took down. */
const SUPPLIER_TAKEN_DOWN: Refusal = { code: '409', message: 'supplier.takenDown' };
/** Its people can no longer change what buyers would see. */
export const SUPPLIER_TAKEN_DOWN_FIXED: Refusal = { code: '409', message: 'supplier.takenDown.fixed' };

interface TakenDownSupplier {
  /** Epoch milliseconds. */
  readonly since: number;
  /** As staff wrote it, for the supplier. */
  readonly reason: string;
}

/** When and why staff took a supplier down; undefined if they did not. */
export async function findTakenDownSupplier(
  { kysely }: Queries,
  supplierId: string,
): Promise<TakenDownSupplier | undefined> {
  const row = await kysely
    .selectFrom('taken_down_supplier')
    .select(['taken_down_at', 'reason'])
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  return row === undefined ? undefined : { since: Number(row.taken_down_at), reason: row.reason };
}

export const isSupplierTakenDown = async (queries: Queries, supplierId: string): Promise<boolean> =>
  (await findTakenDownSupplier(queries, supplierId)) !== undefined;

/** The refusal of something for a supplier or product, by its id, that buyers do not see: it says if the supplier is taken down. */
export async function findMissingRefusal({ kysely }: Queries, targetId: string): Promise<Refusal> {
  const { rows } = await sql`
    select from taken_down_supplier where supplier_id = ${targetId}
    union all
    select from taken_down_supplier where supplier_id = (select supplier_id from hidden_product where id = ${targetId})`.execute(
    kysely,
  );
  return rows.length === 0 ? NOT_FOUND : SUPPLIER_TAKEN_DOWN;
}

/** A supplier’s row whether or not it is taken down, as a table in SQL. */
export const selectAnySupplier = (supplierId: string) => sql`(
  select * from supplier where id = ${supplierId}
  union all
  select (jsonb_populate_record(null::supplier, supplier)).* from taken_down_supplier where supplier_id = ${supplierId}
)`;
