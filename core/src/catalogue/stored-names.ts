import { keptUntilLogout } from '../ports/stored-name.ts';

const MONTH_MS = 2_592_000_000;

/** The products that are to be compared. */
export const comparedName = keptUntilLogout('compared_products', MONTH_MS);

/** The products whose pages were opened last. */
export const seenName = keptUntilLogout('seen_products', MONTH_MS);
