import type { OwnProduct, ProductContent } from '@fairhall/core/contract/catalogue/supplier-calls';
import type { Transaction } from '../../db/database.ts';
import { bringBack, hideProduct } from './hide-product.ts';
import { keepInStep } from './keep-in-step.ts';
import { writeContent } from './write-content.ts';

type Written = Pick<OwnProduct, 'productId' | 'part'> & { readonly supplierId: string };

/**
 * Writes over a product that is shown or hidden, with all that is made of it, and leaves it in `part`. The caller holds the
 * catalogue's lock.
 */
export async function writeOwn(
  transaction: Transaction,
  { supplierId, productId, part: present }: Written,
  content: ProductContent,
  part = present,
): Promise<void> {
  await keepInStep(transaction, { supplierId, productId }, async () => {
    if (present === 'hidden') await bringBack(transaction, productId);
    await writeContent(transaction, productId, content);
    if (part === 'hidden') await hideProduct(transaction, productId);
  });
}
