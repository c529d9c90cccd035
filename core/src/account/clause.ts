import type { Texts } from '../ports/texts.ts';
import { CONSENT_COUNTRIES } from '../site/limits.ts';

/** Ticked at first, but for a site or a visitor of a country that asks for consent. A-78 */
export const clauseStartsChecked = (countryIds: readonly (string | undefined)[]): boolean =>
  !countryIds.some((id) => id !== undefined && CONSENT_COUNTRIES.includes(id));

/** The toast of a clause that was not accepted.  A-80 */
export const clauseText = (texts: Texts): string =>
  texts.text('register.clause.required', { terms: texts.text('register.membershipTerms') });
