/** What a page of the operators' is made of; all texts are plain. D-45 */
export const PAGE_BLOCKS = ['heading', 'text', 'items', 'link', 'image'] as const;

/** The most blocks of a page, and items of a block. */
export const PAGE_BLOCKS_MAX = 60;
export const PAGE_ITEMS_MAX = 40;
/** Longest text of a block, in characters. */
export const PAGE_TEXT_MAX = 4_000;
