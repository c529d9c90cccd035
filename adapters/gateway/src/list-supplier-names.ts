import type { CallContext } from './call-context.ts';
import type { Queries } from './db/database.ts';

/** Returns names of suppliers in a language, else in English; '' for a supplier that is gone. */
export interface SupplierNamePorts {
  describeTargets(
    queries: Queries,
    lang: string,
    targets: readonly { readonly type: 'supplier'; readonly targetId: string; readonly supplierId: string }[],
  ): Promise<readonly { readonly supplierName: string }[]>;
}

/** Names of suppliers, in the order of their ids. */
export async function listSupplierNames(
  { describeTargets }: SupplierNamePorts,
  { database, lang }: Pick<CallContext, 'database' | 'lang'>,
  supplierIds: readonly string[],
): Promise<readonly string[]> {
  const targets = supplierIds.map((id) => ({ type: 'supplier' as const, targetId: id, supplierId: id }));
  return (await describeTargets(database, lang, targets)).map(({ supplierName }) => supplierName);
}
