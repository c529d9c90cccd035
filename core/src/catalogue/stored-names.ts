import { defineNameUntilLogout } from '../ports/stored-name.ts';

const MONTH_MS = 2_592_000_000;

/** The products chosen for comparison. */
export const compareProductsName = defineNameUntilLogout('compared_products', MONTH_MS);

/** The products whose pages were opened last. */
export const seenProductsName = defineNameUntilLogout('seen_products', MONTH_MS);
