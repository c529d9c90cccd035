import * as z from 'zod/mini';
import { FOLLOWED_TYPES } from '../contract/follow/limits.ts';
import { storedKey } from '../ports/storage.ts';
import { followWishName } from './stored-names.ts';

/** `key` is made at the press. REL-01 */
const wish = z.object({ type: z.enum(FOLLOWED_TYPES), id: z.string().check(z.maxLength(64)), key: z.uuid() });

export const followWishKey = storedKey(followWishName, wish);
