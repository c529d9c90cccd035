import { defineNameUntilLogout, defineVisitName } from '../ports/stored-name.ts';

/** Ids that a buyer collected at exhibitions, as this device last loaded them.  D-48 */
export const collectProductsName = defineNameUntilLogout('collected_products');
export const collectExhibitorsName = defineNameUntilLogout('collected_exhibitors');

/** Maximum age of a guest's press, in milliseconds: a guest who takes longer to log in has probably moved on. */
const MAX_WISH_AGE_MS = 900_000;

/** The item that a guest wanted to collect, which is collected after they log in and return. A-20 */
export const collectWishName = { ...defineVisitName('collect_wish'), lifeMs: MAX_WISH_AGE_MS };
