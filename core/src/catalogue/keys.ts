import * as z from 'zod/mini';
import { defineStoredKey } from '../ports/storage.ts';
import { PRODUCT_ID_PATTERN } from './seen-ids.ts';
import { compareProductsName, seenProductsName } from './stored-names.ts';

const productIds = z.array(z.string().check(z.regex(PRODUCT_ID_PATTERN)));

export const compareProductsKey = defineStoredKey(compareProductsName, productIds);
export const seenProductsKey = defineStoredKey(seenProductsName, productIds);
