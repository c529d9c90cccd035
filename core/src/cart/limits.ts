/** Maximum number of products in the enquiry cart. */
export const CART_MAX = 1;
