import { defineVisitName } from '../ports/stored-name.ts';

/** Lifetime in milliseconds of a guest's wish: it expires if the guest looks around for long instead of logging in. */
const MAX_WISH_AGE_MS = 900_000;

/** Name of the stored wish of a guest, which is sent once they have logged in and returned. D-82 A-20 */
export const followWishName = { ...defineVisitName('follow_wish'), lifeMs: MAX_WISH_AGE_MS };
