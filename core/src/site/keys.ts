import * as z from 'zod/mini';
import { text } from '../contract/fields.ts';
import { defineStoredKey } from '../ports/storage.ts';
import { LANGUAGE_LIST } from './languages.ts';
import { ENTRY_SOURCE_MAX } from './limits.ts';
import {
  clockOffsetName,
  consentResultName,
  entrySourceName,
  languageCookieName,
  priceCurrencyName,
  promotionIdName,
} from './stored-names.ts';

export const languageCookieKey = defineStoredKey(
  languageCookieName,
  z.enum(LANGUAGE_LIST.map((language) => language.code)),
);
/** Milliseconds; a device's clock may be set to any year. */
export const clockOffsetKey = defineStoredKey(clockOffsetName, z.int());
export const consentResultKey = defineStoredKey(consentResultName, z.enum(['accept', 'reject']));
export const promotionIdKey = defineStoredKey(promotionIdName, z.string().check(z.regex(/^[a-z0-9]{1,64}$/)));
export const priceCurrencyKey = defineStoredKey(priceCurrencyName, z.string().check(z.regex(/^(?:[A-Z]{3})?$/)));
/** An address can contain any text; a text that the gateway would reject is ignored. */
export const entrySourceKey = defineStoredKey(entrySourceName, text(ENTRY_SOURCE_MAX));
