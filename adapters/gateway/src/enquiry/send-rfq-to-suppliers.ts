import { MESSAGE_MAX } from '@fairhall/core/contract/enquiry/thread-limits';
import { buyerOf, type CallContext } from '../call-context.ts';
import { insertEnquiry } from './create-enquiry.ts';
import { countAgainstDailyLimit } from './daily-limit.ts';
import { deliverEnquiry } from './deliver-enquiry.ts';
import type { ThreadPorts } from './enquiry-ports.ts';

/** An RFQ to send to suppliers. */
interface RfqToSend {
  readonly rfqId: string;
  readonly supplierIds: readonly string[];
  readonly exhibitionId: string;
  /** The text for the suppliers. */
  readonly text: string;
  readonly quantity?: number | undefined;
  readonly source: number;
}

/** Delivers an RFQ to suppliers' inboxes and returns how many received it; 0 if the daily limit is reached. R-2.121 */
export type SendRfqToSuppliers = (context: CallContext, request: RfqToSend) => Promise<number>;

/**
 * Sends an RFQ to each supplier as an enquiry of its buyer, so that replies, response figures and reminders work as for
 * enquiries. Together they count as one enquiry of the daily limit (D-57). The RFQ's own mail tells the buyer about
 * them.
 */
export function createSendRfqToSuppliers(ports: ThreadPorts): SendRfqToSuppliers {
  return async (context, { rfqId, supplierIds, text, ...request }) => {
    if (supplierIds.length === 0 || !(await countAgainstDailyLimit(context))) return 0;
    // A fixed order, so that two concurrent RFQs do not deadlock on each other's suppliers.
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
