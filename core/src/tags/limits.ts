/**
 * Number of tags that a search inside the form shows. Only by coincidence is it equal to the contract's MAX_TAG.
 *
 */
export const TAG_SEARCH_INLINE = 10;
/** Number of tags that a search inside the dialog shows. */
export const TAG_SEARCH_MODAL = 99;
