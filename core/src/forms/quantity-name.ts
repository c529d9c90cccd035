import { defineNameUntilLogout } from '../ports/stored-name.ts';

/**
 * Name of the quantities that a person has typed for products, in a file of its own: a product's page looks it up
 * without needing the other names of forms. D-48
 */
export const productQuantitiesName = defineNameUntilLogout('product_quantities');
