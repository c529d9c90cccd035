import type { StoredName } from '../ports/storage.ts';
import { definePermanentName, defineVisitName } from '../ports/stored-name.ts';
import { LANGUAGE_COOKIE } from './resolve-language.ts';

/** */
export const languageCookieName: StoredName = {
  key: LANGUAGE_COOKIE.name,
  scopes: ['cookie'],
  lifeMs: LANGUAGE_COOKIE.maxAgeSeconds * 1000,
};

/** By how much the server's time is ahead of this device's clock. D-49 */
export const clockOffsetName = definePermanentName('clock_offset');

/** */
export const consentResultName = definePermanentName('consent_result');

/** The promotion whose pages the visitor saw last in this visit. */
export const promotionIdName = defineVisitName('promotion_id');

/** What the address said brought the visitor: of this visit, and of the last one that was said.  A-48 */
export const entrySourceName: StoredName = {
  key: 'entry_source',
  scopes: ['session', 'local'],
  clearedAtLogout: ['session'],
};
