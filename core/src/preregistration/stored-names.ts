import { defineNameUntilLogout, defineVisitName } from '../ports/stored-name.ts';

const DAY = 86_400_000;

/** Name of the registrations by exhibition.  */
export const preregistrationInfoName = defineNameUntilLogout('pre_register_info');

/** Name of the values typed but not sent, without pictures.  */
export const preregistrationDraftName = defineNameUntilLogout('pre_register_form', DAY);

/** Name of the prefill link of an email, which is removed from the address. THR-10 */
export const preregistrationLinkName = defineVisitName('pre_register_link');

/**
 * Name of the exhibitions in the visitor's own country with a registration on this device, for which no pop-up appears.
 * R-3.081 R-4.075 D-73
 */
export const homeCountryRegistrationsName = defineNameUntilLogout('home_country_attend_list');

/**
 * Name of what the pop-up has done in this visit: the id of an exhibition that was shown, and `=textile` for an industry
 * without one. An empty list if there is nothing to show on any page. D-79
 */
export const exhibitionPopupName = defineVisitName('exhibition_popup');

/** Whether the pop-up need not look for an exhibition again in this visit on a page of an industry. D-79 */
export const isPopupSettled = (entries: readonly string[], industry = ''): boolean =>
  entries.length === 0 || entries.some((entry) => entry[0] !== '=' || entry === `=${industry}`);
