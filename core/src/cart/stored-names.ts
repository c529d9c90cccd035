import { defineNameUntilLogout, defineVisitName } from '../ports/stored-name.ts';

/** */
export const guestCartName = defineNameUntilLogout('cart_ids_guest');
export const buyerCartName = defineNameUntilLogout('cart_ids_buyer');

export const cartDraftName = defineVisitName('cart_draft');
