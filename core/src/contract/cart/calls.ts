import * as z from 'zod/mini';
import { submit } from '../call.ts';
import { ENQUIRY_CONTENT_MAX } from '../enquiry/limits.ts';
import { QUANTITY_MAX } from '../field-limits.ts';
import { id, requiredText, text } from '../fields.ts';
import { mailStatus } from '../mail-status.ts';

/** The operation of a cart call on its product ids. */
export const CART_OPERATION = { read: 0, add: 1, replace: 2, remove: 3 } as const;

export const cart = {
  /**
   * Reads or changes the buyer's own list; returns the whole list after the change. Too many ids are rejected with
   * '400' and its own message, and nothing changes; an unknown product gives '404'. A-18
   */
  sync: submit({
    id: 'API-68',
    client: 'general',
    path: 'blade-purchaser/cart/updateCartProductIdList',
    access: 'buyer',
    input: z.strictObject({
      goodIds: z.array(id).check(z.maxLength(50)),
      operationType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
      purchaserContactId: text(64),
    }),
    output: z.object({ goodIds: z.array(z.string()), count: z.int() }),
    requirements: ['R-7.025'],
  }),
  /**
   * Sends one enquiry for each product of `goodIds`, all or none, and then empties the buyer's whole list at the
   * gateway, including products that were not sent. '404' if a product no longer exists, '429' over the daily limit.
   *
   */
  submitList: submit({
    id: 'API-06',
    client: 'main',
    path: 'inquiry/submitInquiryList.json',
    access: 'buyer',
    input: z.strictObject({
      goodIds: z.array(id).check(z.minLength(1), z.maxLength(50)),
      content: requiredText(ENQUIRY_CONTENT_MAX),
      /** The quantities of products that have one; others of `goodIds` have none. */
      quantities: z.optional(
        z
          .array(z.strictObject({ goodId: id, quantity: z.int().check(z.positive(), z.maximum(QUANTITY_MAX)) }))
          .check(z.maxLength(50)),
      ),
      exhibitionId: z.optional(id),
      purchaserContactId: text(64),
    }),
    output: z.object({ inquiryIds: z.array(z.string()), mail: z.optional(mailStatus) }),
    requirements: ['R-7.067', 'R-6.013'],
  }),
};
