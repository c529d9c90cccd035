import { defineNameUntilLogout } from '../ports/stored-name.ts';

/** What a visitor told in a form, to fill in the next one (D-73). */
export const guestName = defineNameUntilLogout('tourist_info');
