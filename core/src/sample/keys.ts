import * as z from 'zod/mini';
import { defineStoredKey } from '../ports/storage.ts';
import { sampleWishName } from './stored-names.ts';

const id = z.string().check(z.maxLength(64));

/** `key` is created when the guest presses the button. REL-01 */
const sampleWish = z.object({ exhibitionId: id, goodsId: id, key: z.uuid() });

export const sampleWishKey = defineStoredKey(sampleWishName, sampleWish);
