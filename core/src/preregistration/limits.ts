/** Height in pixels of the bar that covers the top of a page on a phone. D-83 */
export const FORM_TOP_OFFSET = 44;
/** Milliseconds that a page is open before the pop-up of an exhibition appears. */
export const POPUP_DELAY = 3_000;
/** Milliseconds between attempts to show the pop-up while the visitor types or an overlay covers the page. */
export const POPUP_RETRY_DELAY = 1_000;
