/** The name of the product, which a site without a name of its own has. */
export const PRODUCT_NAME = 'Fairhall';
