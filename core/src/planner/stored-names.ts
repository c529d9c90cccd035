import { defineOfflineAnswerName, defineVisitName } from '../ports/stored-name.ts';

/** Lifetime in milliseconds of a guest's wish: it expires if the guest looks around for long instead of logging in. */
const WISH_LIFE = 900_000;

/**
 * Name of the stored wish of a guest, which is added to the plan once they have logged in and returned. A-20
 */
export const plannerWishName = { ...defineVisitName('planner_wish'), lifeMs: WISH_LIFE };

/** Name of the buyer's plans as last seen, for use without a network. D-28 REL-19 */
export const offlinePlansName = defineOfflineAnswerName('kept_plans');
