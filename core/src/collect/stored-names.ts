import { keptForVisit, keptUntilLogout } from '../ports/stored-name.ts';

/** Ids of what a buyer collected at exhibitions, as this device last knew them.  D-48 */
export const collectedProductsName = keptUntilLogout('collected_products');
export const collectedExhibitorsName = keptUntilLogout('collected_exhibitors');

/** A guest who goes to log in and then looks around is not taken at her word for ever, in milliseconds. */
const WISH_LIFE = 900_000;

/** What a guest wanted to collect, which is done once she has logged in and is back. A-20 */
export const collectWishName = { ...keptForVisit('collect_wish'), lifeMs: WISH_LIFE };
