import * as z from 'zod/mini';
import { defineStoredKey } from '../ports/storage.ts';
import { plannerWishName } from './stored-names.ts';

const id = z.string().check(z.maxLength(64));

/** `key` is created when the guest presses the button. REL-01 */
const plannerWish = z.object({ exhibitionId: id, supplierId: id, goodsId: z.optional(id), key: z.uuid() });

export const plannerWishKey = defineStoredKey(plannerWishName, plannerWish);
