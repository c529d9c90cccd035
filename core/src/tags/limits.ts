/** How many tags a search within the form shows. That the contract's MAX_TAG has the same value is a coincidence. */
export const TAG_SEARCH_INLINE = 10;
/** How many tags a search within the dialog shows. */
export const TAG_SEARCH_MODAL = 99;
