import type { Queries } from '../../db/database.ts';

/** Whether staff have taken a product down. */
export async function isTakenDown({ kysely }: Queries, productId: string): Promise<boolean> {
  const rows = kysely.selectFrom('taken_down_product').select('product_id').where('product_id', '=', productId);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** Remembers that a product that is taken down is to be shown when it is put back: it was accepted meanwhile. */
export async function showWhenPutBack({ kysely }: Queries, productId: string): Promise<void> {
  await kysely.updateTable('taken_down_product').set({ was_shown: true }).where('product_id', '=', productId).execute();
}
