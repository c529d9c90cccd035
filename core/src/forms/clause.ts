import { CONSENT_COUNTRIES } from '../site/limits.ts';

/**
 * Whether the clause is ticked initially: not if the law of the site's or the visitor's country requires consent.
 *
 */
export const isClausePrechecked = (countryIds: readonly (string | undefined)[]): boolean =>
  !countryIds.some((id) => id !== undefined && CONSENT_COUNTRIES.includes(id));
