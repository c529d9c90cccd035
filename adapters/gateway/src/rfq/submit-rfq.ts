import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { RfqPorts } from './rfq-ports.ts';
import type { RfqToStore } from './rfq-to-store.ts';
import { type StoredRfq, storeRfq } from './store-rfq.ts';
import { findRfqToChange, toRfqRefusal } from './update-rfq.ts';

/** Sends a request of the calling buyer, if its product and files are available.  */
export async function submitRfq(
  ports: RfqPorts,
  context: CallContext,
  input: RfqToStore,
  previousRfqId: string | null = null,
): Promise<Answer<StoredRfq>> {
  const { productId } = input;
  if (productId !== undefined && !(await ports.listProductSuppliers(context, [productId])).has(productId))
    return err(NOT_FOUND);
  const stored = await storeRfq(ports, context, input, previousRfqId);
  return stored === undefined ? err(NOT_FOUND) : ok(stored);
}

/** Sends a request that follows an ended one of the same buyer. D-50 */
export async function sendRfqAgain(
  ports: RfqPorts,
  context: CallContext,
  previousRfqId: string,
  input: RfqToStore,
): Promise<Answer<StoredRfq>> {
  const { accountId } = buyerOf(context);
  const actor = { side: 'buyer', accountId } as const;
  const previous = await findRfqToChange(context, previousRfqId, { act: 'resubmit', actor });
  return previous.ok ? submitRfq(ports, context, input, previousRfqId) : err(toRfqRefusal(previous.error));
}
