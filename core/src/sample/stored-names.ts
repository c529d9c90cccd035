import { defineVisitName } from '../ports/stored-name.ts';

/** A guest who goes to log in and then looks around is not taken at her word for ever, in milliseconds. */
const WISH_LIFE = 900_000;

/** Of what a guest wanted a sample, which is booked once she has logged in and is back. A-20 */
export const sampleWishName = { ...defineVisitName('sample_wish'), lifeMs: WISH_LIFE };
