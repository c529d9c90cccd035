import { defineVisitName } from '../ports/stored-name.ts';

/** Lifetime in milliseconds of a guest's wish: it expires if the guest looks around for long instead of logging in. */
const WISH_LIFE = 900_000;

/**
 * Name of the stored wish of a guest for a sample, which is booked once they have logged in and returned. A-20
 */
export const sampleWishName = { ...defineVisitName('sample_wish'), lifeMs: WISH_LIFE };
