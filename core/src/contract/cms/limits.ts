/** The kinds of blocks on an operator's page; all texts are plain. D-45 */
export const PAGE_BLOCKS = ['heading', 'text', 'items', 'link', 'image'] as const;

/** Maximum blocks of a page, and maximum items of a block. */
export const PAGE_BLOCKS_MAX = 60;
export const PAGE_ITEMS_MAX = 40;
/** Maximum length of a block's text, in characters. */
export const PAGE_TEXT_MAX = 4_000;
