import * as z from 'zod/mini';
import { storedKey } from '../ports/storage.ts';
import { cartDraft } from './draft.ts';
import { buyerCartName, cartDraftName, guestCartName } from './stored-names.ts';

const ids = z.array(z.string().check(z.maxLength(64)));

export const guestCartKey = storedKey(guestCartName, ids);
export const buyerCartKey = storedKey(buyerCartName, ids);
export const cartDraftKey = storedKey(cartDraftName, cartDraft);
