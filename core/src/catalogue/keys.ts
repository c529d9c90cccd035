import * as z from 'zod/mini';
import { storedKey } from '../ports/storage.ts';
import { KEPT_PRODUCT_ID } from './seen-ids.ts';
import { comparedName, seenName } from './stored-names.ts';

const ids = z.array(z.string().check(z.regex(KEPT_PRODUCT_ID)));

export const comparedKey = storedKey(comparedName, ids);
export const seenKey = storedKey(seenName, ids);
