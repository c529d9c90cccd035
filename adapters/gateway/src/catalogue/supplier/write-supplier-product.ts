import type { ProductContent, SupplierProductRecord } from '@fairhall/core/contract/catalogue/supplier-calls';
import type { Transaction } from '../../db/database.ts';
import { hideProduct, restoreProduct } from './hide-product.ts';
import { syncIndex } from './sync-index.ts';
import { writeContent } from './write-content.ts';

type ProductToWrite = Pick<SupplierProductRecord, 'productId' | 'part'> & { readonly supplierId: string };

/**
 * Overwrites a visible or hidden product and all derived data, and leaves it in `part`. The caller holds the catalogue
 * lock.
 */
export async function writeSupplierProduct(
  transaction: Transaction,
  { supplierId, productId, part: present }: ProductToWrite,
  content: ProductContent,
  part = present,
): Promise<void> {
  await syncIndex(transaction, { supplierId, productId }, async () => {
    if (present === 'hidden') await restoreProduct(transaction, productId);
    await writeContent(transaction, productId, content);
    if (part === 'hidden') await hideProduct(transaction, productId);
  });
}
