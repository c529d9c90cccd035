import * as z from 'zod/mini';
import { keptForVisit, keptUntilLogout } from '../ports/storage.ts';
import { cartDraft } from './draft.ts';

const ids = z.array(z.string().check(z.maxLength(64)));

/** */
export const guestCartKey = keptUntilLogout('cart_ids_guest', ids);
export const buyerCartKey = keptUntilLogout('cart_ids_buyer', ids);

export const cartDraftKey = keptForVisit('cart_draft', cartDraft);
