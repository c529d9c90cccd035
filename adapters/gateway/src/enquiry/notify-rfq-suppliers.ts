import { MESSAGE_MAX } from '@fairhall/core/contract/enquiry/thread-limits';
import type { CallContext } from '../call-context.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { findForBuyer } from './find-enquiry.ts';
import { setState } from './set-state.ts';
import { writeMessage } from './write-message.ts';

interface RfqNews {
  readonly text: string;
  /** Whether the request has ended, so that no supplier needs to reply any more. */
  readonly isLast: boolean;
}

/**
 * Writes a message of an RFQ's buyer, who is the caller, to each supplier that received it. A thread that is closed or full
 * gets none. With the last message, threads close in which the supplier has not answered; in others the two may be talking
 * about more than the request. D-50
 */
export const createNotifyRfqSuppliers =
  (ports: ThreadPorts) =>
  async (context: CallContext, rfqId: string, { text, isLast }: RfqNews): Promise<void> => {
    // The enquiries of a request have the task `<rfqId>|<supplierId>`, and "}" comes directly after "|".
    const enquiries = await context.database.kysely
      .selectFrom('enquiry')
      .select('enquiry_id')
      .where('task_id', '>', `${rfqId}|`)
      .where('task_id', '<', `${rfqId}}`)
      .orderBy('enquiry_id')
      .execute();
    for (const { enquiry_id: enquiryId } of enquiries) {
      const found = await findForBuyer(context, { enquiryId }, 'change');
      if (found === undefined) continue;
      const written = await writeMessage(ports, context, found, { text: text.slice(0, MESSAGE_MAX) });
      if (!written.ok || !isLast || found.row.answered_at !== null) continue;
      const after = await findForBuyer(context, { enquiryId }, 'change');
      if (after !== undefined) await setState(context, after, { to: 'closed' });
    }
  };
