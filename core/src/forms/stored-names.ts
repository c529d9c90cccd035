import { defineNameUntilLogout } from '../ports/stored-name.ts';

/** Name of the details that a visitor typed in a form, to prefill the next one (D-73). */
export const guestName = defineNameUntilLogout('tourist_info');
