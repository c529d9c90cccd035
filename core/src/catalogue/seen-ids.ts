/** The maximum number of recently seen products that are shown. */
export const SEEN_VISIBLE_MAX = 12;
/** One more is stored, because a product's own page leaves that product out. */
const SEEN_STORED_MAX = SEEN_VISIBLE_MAX + 1;

/** The valid form of product ids in the device's storage. */
export const PRODUCT_ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

const isId = (value: unknown): value is string => typeof value === 'string' && PRODUCT_ID_PATTERN.test(value);

/** The recently seen products without `except`, from a stored value that no schema has checked. */
export const parseSeenIds = (stored: unknown, except: string | null): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => isId(id) && id !== except) : [];

/** The list to store after a product's page was opened: the newest first, without duplicates. */
export const addSeen = (stored: unknown, productId: string): readonly string[] =>
  [productId, ...parseSeenIds(stored, productId)].slice(0, SEEN_STORED_MAX);
