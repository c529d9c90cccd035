/** So many products that were seen last are shown. */
export const SEEN_SHOWN = 12;
/** One more is kept: the page of a product leaves that one out. */
const SEEN_KEPT = SEEN_SHOWN + 1;

/** What ids of products look like that a device keeps. */
export const KEPT_PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/;

const isId = (value: unknown): value is string => typeof value === 'string' && KEPT_PRODUCT_ID.test(value);

/** The products seen last, without `except`, of what the device keeps and no schema has checked. */
export const seenIds = (kept: unknown, except: string | null): readonly string[] =>
  Array.isArray(kept) ? kept.filter((id): id is string => isId(id) && id !== except) : [];

/** What the device keeps once the page of a product was opened: the last one first, each once. */
export const seenWith = (kept: unknown, productId: string): readonly string[] =>
  [productId, ...seenIds(kept, productId)].slice(0, SEEN_KEPT);
