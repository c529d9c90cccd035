import * as z from 'zod/mini';
import { defineStoredKey } from '../ports/storage.ts';
import { buyerInfo } from './buyer-info.ts';
import * as names from './stored-names.ts';

/** The device storage keys of the login, which every feature may read. */

const text = z.string().check(z.minLength(1), z.maxLength(500));
const token = z.string().check(z.regex(/^[\x21-\x7e]{1,2000}$/));

export const buyerTokenKey = defineStoredKey(names.buyerTokenName, token);
export const buyerLoginSourceKey = defineStoredKey(
  names.buyerLoginSourceName,
  z.enum(['login', 'login-simple', 'register']),
);
export const buyerLoginMarkKey = defineStoredKey(names.buyerLoginMarkName, z.literal('1'));
export const buyerUserInfoKey = defineStoredKey(names.buyerUserInfoName, buyerInfo);
export const buyerIdKey = defineStoredKey(names.buyerIdName, text);
export const buyerContactIdKey = defineStoredKey(names.buyerContactIdName, text);
export const buyerContactEmailKey = defineStoredKey(names.buyerContactEmailName, text);
