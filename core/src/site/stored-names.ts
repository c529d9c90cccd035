import type { StoredName } from '../ports/storage.ts';
import { keptForGood } from '../ports/stored-name.ts';
import { LANGUAGE_COOKIE } from './resolve-language.ts';

/** */
export const langName: StoredName = {
  key: LANGUAGE_COOKIE.name,
  places: ['cookie'],
  lifeMs: LANGUAGE_COOKIE.maxAgeSeconds * 1000,
};

/** */
export const consentResultName = keptForGood('consent_result');
