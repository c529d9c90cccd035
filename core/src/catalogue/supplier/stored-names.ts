import { defineNameUntilLogout } from '../../ports/stored-name.ts';

const WEEK = 7 * 86_400_000;

/** The unsaved input of a supplier's product form. */
export const productDraftName = defineNameUntilLogout('supplier_product_draft', WEEK);
