import * as z from 'zod/mini';
import { cart } from '../contract/cart/calls.ts';

/** The task's payload from the form, without the contact's id, which is only known after the login. */
export const cartTaskKind = {
  kind: 'NormalCartSubmit',
  payload: z.omit(cart.submitList.input, { purchaserContactId: true }),
} as const;
