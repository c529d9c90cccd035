import * as z from 'zod/mini';
import { text } from '../contract/fields.ts';
import { storedKey } from '../ports/storage.ts';
import { LANGUAGES } from './languages.ts';
import { ENTRY_SOURCE_MAX } from './limits.ts';
import { clockOffsetName, consentResultName, entrySourceName, langName, promotionIdName } from './stored-names.ts';

export const langKey = storedKey(langName, z.enum(LANGUAGES.map((language) => language.code)));
/** Milliseconds; a clock may have been set to any year. */
export const clockOffsetKey = storedKey(clockOffsetName, z.int());
export const consentResultKey = storedKey(consentResultName, z.enum(['accept', 'reject']));
export const promotionIdKey = storedKey(promotionIdName, z.string().check(z.regex(/^[a-z0-9]{1,64}$/)));
/** An address holds whatever somebody wrote into it: what the gateway would refuse of it is as if it had not been there. */
export const entrySourceKey = storedKey(entrySourceName, text(ENTRY_SOURCE_MAX));
