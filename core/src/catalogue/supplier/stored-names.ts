import { defineNameUntilLogout } from '../../ports/stored-name.ts';

const WEEK = 7 * 86_400_000;

/** What a supplier typed of a product and did not save. */
export const productDraftName = defineNameUntilLogout('supplier_product_draft', WEEK);
