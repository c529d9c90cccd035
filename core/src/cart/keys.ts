import * as z from 'zod/mini';
import { defineStoredKey } from '../ports/storage.ts';
import { cartDraft } from './draft.ts';
import { buyerCartName, cartDraftName, guestCartName } from './stored-names.ts';

const productIds = z.array(z.string().check(z.maxLength(64)));

export const guestCartKey = defineStoredKey(guestCartName, productIds);
export const buyerCartKey = defineStoredKey(buyerCartName, productIds);
export const cartDraftKey = defineStoredKey(cartDraftName, cartDraft);
