import type { Texts } from '../ports/texts.ts';

/** The text of the toast for a clause that was not accepted.  A-80 */
export const formatClauseRequired = (texts: Texts): string =>
  texts.text('register.clause.required', { terms: texts.text('register.membershipTerms') });
