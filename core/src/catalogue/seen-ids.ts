/** So many products that were seen last are shown. */
export const SEEN_VISIBLE_MAX = 12;
/** One more is kept: the page of a product leaves that one out. */
const SEEN_STORED_MAX = SEEN_VISIBLE_MAX + 1;

/** What ids of products look like that a device keeps. */
export const PRODUCT_ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

const isId = (value: unknown): value is string => typeof value === 'string' && PRODUCT_ID_PATTERN.test(value);

/** The products seen last, without `except`, of what the device keeps and no schema has checked. */
export const parseSeenIds = (stored: unknown, except: string | null): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => isId(id) && id !== except) : [];

/** What the device keeps once the page of a product was opened: the last one first, each once. */
export const addSeen = (stored: unknown, productId: string): readonly string[] =>
  [productId, ...parseSeenIds(stored, productId)].slice(0, SEEN_STORED_MAX);
