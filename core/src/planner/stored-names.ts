import { defineOfflineAnswerName, defineVisitName } from '../ports/stored-name.ts';

/** A guest who goes to log in and then looks around is not taken at her word for ever, in milliseconds. */
const WISH_LIFE = 900_000;

/** What a guest wanted to plan, which is added once she has logged in and is back. A-20 */
export const plannerWishName = { ...defineVisitName('planner_wish'), lifeMs: WISH_LIFE };

/** The buyer's plans as they were last seen, to be shown where there is no network. D-28 REL-19 */
export const offlinePlansName = defineOfflineAnswerName('kept_plans');
