import { keptForVisit, keptUntilLogout } from '../ports/stored-name.ts';

const DAY = 86_400_000;

/** Who is registered for which exhibition.  */
export const preRegisterInfoName = keptUntilLogout('pre_register_info');

/** What was typed and not sent, without pictures.  */
export const preRegisterFormName = keptUntilLogout('pre_register_form', DAY);

/** The link that a mail led here by, taken out of the address. THR-10 */
export const preRegisterLinkName = keptForVisit('pre_register_link');
