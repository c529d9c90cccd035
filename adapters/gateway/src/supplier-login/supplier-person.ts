import type { Queries } from '../db/database.ts';

interface PersonOfSupplier {
  readonly supplierId: string;
  readonly name: string;
  readonly email: string;
}

/** The supplier's person with this account; undefined for a buyer's account and for a removed person. D-39 */
export async function supplierPersonOf({ kysely }: Queries, accountId: string): Promise<PersonOfSupplier | undefined> {
  const row = await kysely
    .selectFrom('account')
    .select(['supplier_id', 'nickname', 'email'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'supplier')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || row.supplier_id === null) return undefined;
  return { supplierId: row.supplier_id, name: row.nickname, email: row.email };
}
