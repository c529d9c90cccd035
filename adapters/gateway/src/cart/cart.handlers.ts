import type { cart } from '@fairhall/core/contract/cart/calls';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { CartPorts } from './cart-ports.ts';
import { submitCart } from './submit-cart.ts';
import { syncCart } from './sync-cart.ts';

/** Calls of the buyer's enquiry cart. */
export function cartHandlers(ports: CartPorts): Handlers<typeof cart, CallContext> {
  return {
    sync: async ({ goodIds, operationType, purchaserContactId }, context) => {
      if (!isBuyerContact(context, purchaserContactId)) return err(NOT_FOUND);
      const synced = await syncCart(ports, context, operationType, goodIds);
      return synced.ok ? ok({ goodIds: [...synced.value], count: synced.value.length }) : synced;
    },
    submitList: async (input, context) => {
      if (!isBuyerContact(context, input.purchaserContactId)) return err(NOT_FOUND);
      return submitCart(ports, context, input);
    },
  };
}

/** True for the buyer's own contact id, or '' if the client does not know it yet. THR-29 */
const isBuyerContact = (context: CallContext, contactId: string): boolean =>
  contactId === '' || contactId === buyerOf(context).contactId;
