import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { EnquiryToManyInput } from '@fairhall/core/contract/enquiry/calls';
import type { MailStatus } from '@fairhall/core/contract/mail-status';
import { ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { taskOf } from '../idempotency.ts';
import type { EnquiryToStore } from './create-enquiry.ts';
import type { SendEnquiry } from './send-enquiry.ts';

interface SentToMany {
  readonly enquiries: { readonly targetId: string; readonly inquiryId: string }[];
  readonly mail: MailStatus | undefined;
  readonly isConfirmed: boolean | undefined;
}

/** The input as parsed by its schema, with ids as text. */
type ManyToStore = Pick<EnquiryToManyInput, 'content' | 'email' | 'quantity' | 'source'> & {
  readonly targets: readonly Pick<EnquiryToStore, 'targetId' | 'supplierId'>[];
  readonly promotionId?: string | undefined;
};

/**
 * Sends one message as an enquiry to the supplier of each product, all or none. Each enquiry has a task of its own,
 * derived from the key of the submit. The first one asks the sender to confirm the address, which releases all of them.
 *
 */
export async function sendToMany(
  sendEnquiry: SendEnquiry,
  context: CallContext,
  { targets, ...message }: ManyToStore,
): Promise<Result<SentToMany, Refusal>> {
  const owner = context.visitor ?? context.address;
  const suppliers = new Map(targets.toReversed().map((target) => [target.supplierId, target]));
  const chosen = targets.filter((target) => suppliers.get(target.supplierId) === target);
  const enquiries: SentToMany['enquiries'] = [];
  let mail: MailStatus | undefined;
  let isConfirmed: boolean | undefined;
  for (const { targetId, supplierId } of chosen) {
    const enquiry = { ...message, type: 'product', targetId, supplierId } as const;
    const task = taskOf(`${owner}|${targetId}`, context.idempotencyKey);
    const others = chosen.length - 1;
    const confirmation = enquiries.length === 0 ? ({ others } as const) : 'elsewhere';
    const sent = await sendEnquiry(context, enquiry, { task, confirmation });
    if (!sent.ok) return sent;
    enquiries.push({ targetId, inquiryId: sent.value.inquiryId });
    if (mail !== 'postponed') mail = sent.value.mail ?? mail;
    isConfirmed = sent.value.isConfirmed;
  }
  return ok({ enquiries, mail, isConfirmed });
}
