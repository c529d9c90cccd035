/** Maximum number of compared products. */
export const COMPARE_MAX = 4;

/** Maximum number of cards in one request by ids. */
export const CARD_BATCH_MAX = 12;

/** Maximum number of products in the response for a supplier. */
export const SUPPLIER_GOODS_MAX = 12;
