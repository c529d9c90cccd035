/** So many products stand side by side at most. */
export const COMPARE_MAX = 4;

/** So many cards are asked for by their ids at once. */
export const CARD_BATCH_MAX = 12;

/** So many of a supplier's products come with it at most. */
export const SUPPLIER_GOODS_MAX = 12;
