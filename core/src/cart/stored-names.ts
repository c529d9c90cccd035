import { keptForVisit, keptUntilLogout } from '../ports/stored-name.ts';

/** */
export const guestCartName = keptUntilLogout('cart_ids_guest');
export const buyerCartName = keptUntilLogout('cart_ids_buyer');

export const cartDraftName = keptForVisit('cart_draft');
