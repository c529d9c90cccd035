import * as z from 'zod/mini';
import { storedKey } from '../ports/storage.ts';
import { LANGUAGES } from './languages.ts';
import { consentResultName, entrySourceName, langName, promotionIdName } from './stored-names.ts';

export const langKey = storedKey(langName, z.enum(LANGUAGES.map((language) => language.code)));
export const consentResultKey = storedKey(consentResultName, z.enum(['accept', 'reject']));
export const promotionIdKey = storedKey(promotionIdName, z.string().check(z.regex(/^[a-z0-9]{1,64}$/)));
export const entrySourceKey = storedKey(entrySourceName, z.string().check(z.minLength(1), z.maxLength(64)));
