import type { Texts } from '../ports/texts.ts';
import { CONSENT_COUNTRIES } from '../site/limits.ts';

/** Whether the clause starts ticked: not where the site's or the visitor's country requires consent. A-78 */
export const clauseStartsChecked = (countryIds: readonly (string | undefined)[]): boolean =>
  !countryIds.some((id) => id !== undefined && CONSENT_COUNTRIES.includes(id));

/** The text of the toast for a clause that was not accepted.  A-80 */
export const clauseText = (texts: Texts): string =>
  texts.text('register.clause.required', { terms: texts.text('register.membershipTerms') });
