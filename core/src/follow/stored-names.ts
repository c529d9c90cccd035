import { defineVisitName } from '../ports/stored-name.ts';

/** A guest who goes to log in and then looks around is not taken at her word for ever, in milliseconds. */
const MAX_WISH_AGE_MS = 900_000;

/** What a guest pressed, which is followed once she has logged in and is back. D-82 A-20 */
export const followWishName = { ...defineVisitName('follow_wish'), lifeMs: MAX_WISH_AGE_MS };
