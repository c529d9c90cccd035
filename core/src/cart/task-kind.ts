import * as z from 'zod/mini';
import { cart } from '../contract/cart/calls.ts';

/** What the form hands over, without the contact's id, which is known after the login. */
export const cartTaskKind = {
  kind: 'NormalCartSubmit',
  payload: z.omit(cart.submitList.input, { purchaserContactId: true }),
} as const;
