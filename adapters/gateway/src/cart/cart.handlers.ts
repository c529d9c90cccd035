import type { cart } from '@fairhall/core/contract/cart';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import { ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { EnquiryPorts } from '../enquiry/store-enquiry.ts';
import { NOT_THERE } from '../wire/not-there.ts';
import { submitCart } from './submit-cart.ts';
import { syncCart } from './sync-cart.ts';

/** Calls of the buyer's enquiry cart. */
export function cartHandlers(ports: EnquiryPorts): Handlers<typeof cart, CallContext> {
  return {
    sync: async ({ goodIds, operationType, purchaserContactId }, context) => {
      if (!isOwnContact(context, purchaserContactId)) return NOT_THERE;
      const synced = await syncCart(context, operationType, goodIds);
      return synced.ok ? ok({ goodIds: [...synced.value], count: synced.value.length }) : synced;
    },
    submitList: async (input, context) => {
      if (!isOwnContact(context, input.purchaserContactId)) return NOT_THERE;
      const sent = await submitCart(ports, context, input);
      return sent.ok ? ok({ inquiryIds: [...sent.value] }) : sent;
    },
  };
}

/** A buyer's own contact, or none where its client has not been told it yet. THR-29 */
const isOwnContact = (context: CallContext, contactId: string): boolean =>
  contactId === '' || contactId === buyerOf(context).contactId;
