/** How many products the enquiry cart holds. */
export const CART_MAX = 1;
