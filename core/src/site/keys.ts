import * as z from 'zod/mini';
import { keptForGood, type StoredKey } from '../ports/storage.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';
import { LANGUAGE_COOKIE } from './resolve-language.ts';

/** */
export const langKey: StoredKey<LanguageCode> = {
  key: LANGUAGE_COOKIE.name,
  places: ['cookie'],
  schema: z.enum(LANGUAGES.map((language) => language.code)),
  lifeMs: LANGUAGE_COOKIE.maxAgeSeconds * 1000,
};

/** */
export const consentResultKey = keptForGood('consent_result', z.enum(['accept', 'reject']));
