import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import { INQUIRY_DAILY_LIMIT } from '@fairhall/core/site/limits';
import { buyerOf, type CallContext } from '../call-context.ts';
import { findTarget } from '../catalogue/find-target.ts';
import { suppliersOf } from '../catalogue/product-suppliers.ts';
import { spendEnquiry } from '../enquiry/daily-limit.ts';
import { type EnquiryPorts, storeEnquiry } from '../enquiry/store-enquiry.ts';
import { taskOf } from '../upload/owner.ts';
import { emptyCart } from './sync-cart.ts';

/** Lead source of an enquiry. */
const SOURCE = 3;

interface CartInput {
  readonly goodIds: readonly string[];
  readonly content: string;
  readonly exhibitionId?: string | undefined;
}

/**
 * Sends an enquiry for each product with the buyer's own address, all or none, and empties the whole list, whatever else
 * is in it. 
 */
export async function submitCart(
  ports: EnquiryPorts,
  context: CallContext,
  { goodIds, content, exhibitionId }: CartInput,
): Promise<Result<readonly string[], Refusal>> {
  const products = [...new Set(goodIds)];
  const { accountId, email } = buyerOf(context);
  const suppliers = await suppliersOf(context, products);
  const common = { type: 'product', content, exhibitionId, email, source: SOURCE } as const;
  const inquiryIds: string[] = [];
  for (const targetId of products) {
    const wanted = { ...common, targetId, supplierId: suppliers.get(targetId) ?? '' };
    const target = await findTarget(context, wanted);
    if (target === undefined) return err({ code: '404', message: 'request.notFound' });
    if (!(await spendEnquiry(context))) {
      return err({ code: '429', message: 'request.dailyLimit', values: { limit: INQUIRY_DAILY_LIMIT } });
    }
    const task = taskOf({ name: `account:${accountId}|${targetId}` }, context.idempotencyKey);
    inquiryIds.push(await storeEnquiry(ports, context, wanted, target, task));
  }
  await emptyCart(context);
  return ok(inquiryIds);
}
