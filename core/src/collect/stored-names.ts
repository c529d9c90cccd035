import { defineNameUntilLogout, defineVisitName } from '../ports/stored-name.ts';

/** Ids of what a buyer collected at exhibitions, as this device last knew them.  D-48 */
export const collectProductsName = defineNameUntilLogout('collected_products');
export const collectExhibitorsName = defineNameUntilLogout('collected_exhibitors');

/** A guest who goes to log in and then looks around is not taken at her word for ever, in milliseconds. */
const MAX_WISH_AGE_MS = 900_000;

/** What a guest wanted to collect, which is done once she has logged in and is back. A-20 */
export const collectWishName = { ...defineVisitName('collect_wish'), lifeMs: MAX_WISH_AGE_MS };
