import { MESSAGE_MAX } from '@fairhall/core/contract/enquiry/thread-limits';
import { buyerOf, type CallContext } from '../call-context.ts';
import { insertEnquiry } from './create-enquiry.ts';
import { countAgainstDailyLimit } from './daily-limit.ts';
import { deliverEnquiry } from './deliver-enquiry.ts';
import type { ThreadPorts } from './enquiry-ports.ts';

/** A request for quotation that suppliers are told of. */
interface RfqToSend {
  readonly rfqId: string;
  readonly supplierIds: readonly string[];
  readonly exhibitionId: string;
  /** What the suppliers read. */
  readonly text: string;
  readonly quantity?: number | undefined;
  readonly source: number;
}

/** Puts a request into suppliers' inboxes and answers how many have it; none where the day's limit is reached. R-2.121 */
export type SendRfqToSuppliers = (context: CallContext, request: RfqToSend) => Promise<number>;

/**
 * A request reaches each supplier as an enquiry of its buyer's, so that it is answered, counted and reminded of as those are.
 * All of them are one of the day's enquiries (D-57), and the request's own mail tells the buyer of them.
 */
export function createSendRfqToSuppliers(ports: ThreadPorts): SendRfqToSuppliers {
  return async (context, { rfqId, supplierIds, text, ...request }) => {
    if (supplierIds.length === 0 || !(await countAgainstDailyLimit(context))) return 0;
    // In one order for everybody, so that two requests at once do not wait for each other's suppliers.
    for (const supplierId of supplierIds.toSorted()) {
      const input = { type: 'supplier', targetId: supplierId, supplierId, email: buyerOf(context).email } as const;
      const content = text.slice(0, MESSAGE_MAX);
      const enquiryId = await insertEnquiry(
        ports,
        context,
        { ...request, ...input, content },
        `${rfqId}|${supplierId}`,
      );
      if (enquiryId !== undefined) await deliverEnquiry(ports, context, enquiryId);
    }
    return supplierIds.length;
  };
}
