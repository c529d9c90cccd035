import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { MailStatus } from '@fairhall/core/contract/mail-status';
import { ok, type Result } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { taskOf } from '../idempotency.ts';
import type { CartPorts } from './cart-ports.ts';
import { emptyCart } from './sync-cart.ts';

/** Lead source of an enquiry. */
const SOURCE = 3;

interface CartInput {
  readonly goodIds: readonly string[];
  readonly content: string;
  readonly quantities?: readonly { readonly goodId: string; readonly quantity: number }[] | undefined;
  readonly exhibitionId?: string | undefined;
}

interface SentCart {
  readonly inquiryIds: string[];
  /** 'postponed' if the mail of any of them is. */
  readonly mail: MailStatus | undefined;
}

/**
 * Sends an enquiry for each product from the buyer's own address, all or none, and empties the whole list, including
 * products that were not sent. 
 */
export async function submitCart(
  { listProductSuppliers, sendEnquiry }: CartPorts,
  context: CallContext,
  { goodIds, content, quantities = [], exhibitionId }: CartInput,
): Promise<Result<SentCart, Refusal>> {
  const products = [...new Set(goodIds)];
  const { accountId, email } = buyerOf(context);
  const suppliers = await listProductSuppliers(context, products);
  const common = { type: 'product', content, exhibitionId, email, source: SOURCE } as const;
  const inquiryIds: string[] = [];
  let mail: MailStatus | undefined;
  for (const targetId of products) {
    const quantity = quantities.find(({ goodId }) => goodId === targetId)?.quantity;
    const enquiry = { ...common, targetId, supplierId: suppliers.get(targetId) ?? '', quantity };
    const task = taskOf(`account:${accountId}|${targetId}`, context.idempotencyKey);
    const sent = await sendEnquiry(context, enquiry, { task });
    if (!sent.ok) return sent;
    inquiryIds.push(sent.value.inquiryId);
    if (mail !== 'postponed') mail = sent.value.mail;
  }
  await emptyCart(context);
  return ok({ inquiryIds, mail });
}
