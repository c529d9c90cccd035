import * as z from 'zod/mini';
import { FOLLOW_TYPES } from '../contract/follow/limits.ts';
import { defineStoredKey } from '../ports/storage.ts';
import { followWishName } from './stored-names.ts';

/** `key` is created when the guest presses the button. REL-01 */
const followWish = z.object({ type: z.enum(FOLLOW_TYPES), id: z.string().check(z.maxLength(64)), key: z.uuid() });

export const followWishKey = defineStoredKey(followWishName, followWish);
