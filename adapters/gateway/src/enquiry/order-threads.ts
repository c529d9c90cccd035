import type { CallContext } from '../call-context.ts';
import { insertEnquiry } from './create-enquiry.ts';
import { deliverWithoutMail } from './deliver-enquiry.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { findForBuyer, findForSupplier } from './find-enquiry.ts';
import { setState } from './set-state.ts';
import { writeMessage } from './write-message.ts';

/** A lead source. */
const SOURCE_ENQUIRY = 3;

/** An order that gets a thread. */
interface OrderWithThread {
  readonly orderNo: string;
  readonly productId: string;
  readonly supplierId: string;
  readonly quantity: number;
  readonly email: string;
  /** Whether the buyer has confirmed the address. */
  readonly isVerified: boolean;
  /** The first message. */
  readonly text: string;
}

/**
 * The threads of orders. Each is an enquiry about the ordered product, so that messages, files, read receipts, emails and
 * response figures work as for enquiries. An order's own emails notify both sides, so these functions queue none. They do
 * not count against the daily limit of enquiries, since orders have their own.
 */
interface OrderThreads {
  /**
   * Opens the thread of an order, once, on behalf of its buyer, who is the caller of this context; returns the id of the
   * enquiry. If the buyer has not confirmed the address, the thread waits for that as other enquiries do.
   */
  open(context: CallContext, order: OrderWithThread): Promise<string>;
  /** Writes a message of the supplier; does nothing if the thread is closed, full or not the supplier's. */
  answer(context: CallContext, enquiryId: string, text: string): Promise<void>;
  /** Closes the thread for its buyer; removes one that was never delivered. */
  close(context: CallContext, enquiryId: string): Promise<void>;
  /** Whether the caller's supplier can open the thread. */
  isOfSupplier(context: CallContext, enquiryId: string): Promise<boolean>;
}

export const createOrderThreads = (ports: ThreadPorts): OrderThreads => ({
  async open(context, { orderNo, productId, text, isVerified, ...order }) {
    const enquiry = { ...order, type: 'product', targetId: productId, content: text, source: SOURCE_ENQUIRY } as const;
    const task = `order|${orderNo}`;
    const enquiryId = (await insertEnquiry(ports, context, enquiry, task)) ?? (await findByTask(context, task));
    if (isVerified) await deliverWithoutMail(context, enquiryId);
    return enquiryId;
  },
  async answer(context, enquiryId, text) {
    const found = await findForSupplier(context, { enquiryId }, 'change');
    if (found !== undefined) await writeMessage(ports, context, found, { text, isMailed: false });
  },
  async close(context, enquiryId) {
    const found = await findForBuyer(context, { enquiryId }, 'change');
    if (found === undefined) return;
    if (found.row.delivered_at !== null) await setState(context, found, { to: 'closed' });
    else await context.database.kysely.deleteFrom('enquiry').where('enquiry_id', '=', enquiryId).execute();
  },
  async isOfSupplier(context, enquiryId) {
    return (await findForSupplier(context, { enquiryId }, 'read')) !== undefined;
  },
});

async function findByTask({ database }: CallContext, task: string): Promise<string> {
  const rows = database.kysely.selectFrom('enquiry').select('enquiry_id').where('task_id', '=', task);
  return (await rows.executeTakeFirstOrThrow()).enquiry_id;
}
