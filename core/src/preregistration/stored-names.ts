import { defineNameUntilLogout, defineVisitName } from '../ports/stored-name.ts';

const DAY = 86_400_000;

/** Who is registered for which exhibition.  */
export const preregistrationInfoName = defineNameUntilLogout('pre_register_info');

/** What was typed and not sent, without pictures.  */
export const preregistrationDraftName = defineNameUntilLogout('pre_register_form', DAY);

/** The link that a mail led here by, taken out of the address. THR-10 */
export const preregistrationLinkName = defineVisitName('pre_register_link');

/** Exhibitions in the visitor's own country that somebody registered for here: no pop-up tells of them.  D-73 */
export const homeCountryRegistrationsName = defineNameUntilLogout('home_country_attend_list');

/** Of which exhibitions a pop-up has told in this visit; empty where there was none to tell of. D-79 */
export const exhibitionPopupName = defineVisitName('exhibition_popup');
