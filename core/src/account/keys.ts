import * as z from 'zod/mini';
import { storedKey } from '../ports/storage.ts';
import { buyerInfo } from './buyer-info.ts';
import * as names from './stored-names.ts';

/** What the device keeps of whoever is logged in. Every feature may read it. */

const text = z.string().check(z.minLength(1), z.maxLength(500));
const token = z.string().check(z.regex(/^[\x21-\x7e]{1,2000}$/));

export const buyerTokenKey = storedKey(names.buyerTokenName, token);
export const buyerLoginSourceKey = storedKey(names.buyerLoginSourceName, z.enum(['login', 'login-simple', 'register']));
export const buyerLoginMarkKey = storedKey(names.buyerLoginMarkName, z.literal('1'));
export const buyerUserInfoKey = storedKey(names.buyerUserInfoName, buyerInfo);
export const buyerIdKey = storedKey(names.buyerIdName, text);
export const buyerContactIdKey = storedKey(names.buyerContactIdName, text);
export const buyerContactEmailKey = storedKey(names.buyerContactEmailName, text);
