import * as z from 'zod/mini';
import { COLLECT_TYPES } from '../contract/collect/limits.ts';
import { defineStoredKey } from '../ports/storage.ts';
import { collectExhibitorsName, collectProductsName, collectWishName } from './stored-names.ts';

const id = z.string().check(z.maxLength(64));
const idList = z.array(id);

export const collectProductsKey = defineStoredKey(collectProductsName, idList);
export const collectExhibitorsKey = defineStoredKey(collectExhibitorsName, idList);

/** The idempotency key is created when the button is pressed. REL-01 */
const collectWish = z.object({ type: z.enum(COLLECT_TYPES), id, exhibitionId: id, key: z.uuid() });

export const collectWishKey = defineStoredKey(collectWishName, collectWish);
