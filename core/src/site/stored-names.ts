import type { StoredName } from '../ports/storage.ts';
import { definePermanentName, defineVisitName } from '../ports/stored-name.ts';
import { LANGUAGE_COOKIE } from './resolve-language.ts';

/** The cookie of the language. */
export const languageCookieName: StoredName = {
  key: LANGUAGE_COOKIE.name,
  scopes: ['cookie'],
  lifeMs: LANGUAGE_COOKIE.maxAgeSeconds * 1000,
};

/** Name of the milliseconds by which the server's time is ahead of this device's clock. D-49 */
export const clockOffsetName = definePermanentName('clock_offset');

/** Name of the result of the consent dialog. A-33 */
export const consentResultName = definePermanentName('consent_result');

/** Name of the currency in which a person chose to see approximate prices; '' for none. */
export const priceCurrencyName = definePermanentName('price_currency');

/** Name of the promotion whose pages the visitor saw last during this visit. */
export const promotionIdName = defineVisitName('promotion_id');

/**
 * Name of the visitor's source from the address: in `session` for this visit, in `local` the last known one.
 *
 */
export const entrySourceName: StoredName = {
  key: 'entry_source',
  scopes: ['session', 'local'],
  clearedAtLogout: ['session'],
};
