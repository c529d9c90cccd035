import * as z from 'zod/mini';
import { COLLECTED_TYPES } from '../contract/collect/limits.ts';
import { storedKey } from '../ports/storage.ts';
import { collectedExhibitorsName, collectedProductsName, collectWishName } from './stored-names.ts';

const id = z.string().check(z.maxLength(64));
const ids = z.array(id);

export const collectedProductsKey = storedKey(collectedProductsName, ids);
export const collectedExhibitorsKey = storedKey(collectedExhibitorsName, ids);

/** `key` is made at the press. REL-01 */
const wish = z.object({ type: z.enum(COLLECTED_TYPES), id, exhibitionId: id, key: z.uuid() });

export const collectWishKey = storedKey(collectWishName, wish);
