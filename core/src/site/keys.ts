import * as z from 'zod/mini';
import { text } from '../contract/fields.ts';
import { defineStoredKey } from '../ports/storage.ts';
import { LANGUAGES } from './languages.ts';
import { ENTRY_SOURCE_MAX } from './limits.ts';
import {
  clockOffsetName,
  consentResultName,
  entrySourceName,
  languageCookieName,
  promotionIdName,
} from './stored-names.ts';

export const languageCookieKey = defineStoredKey(
  languageCookieName,
  z.enum(LANGUAGES.map((language) => language.code)),
);
/** Milliseconds; a clock may have been set to any year. */
export const clockOffsetKey = defineStoredKey(clockOffsetName, z.int());
export const consentResultKey = defineStoredKey(consentResultName, z.enum(['accept', 'reject']));
export const promotionIdKey = defineStoredKey(promotionIdName, z.string().check(z.regex(/^[a-z0-9]{1,64}$/)));
/** An address holds whatever somebody wrote into it: what the gateway would refuse of it is as if it had not been there. */
export const entrySourceKey = defineStoredKey(entrySourceName, text(ENTRY_SOURCE_MAX));
