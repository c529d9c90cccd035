/** The bar at the top of a phone's page, which covers that much of what is below it, in pixels. D-83 */
export const FORM_TOP_OFFSET = 44;
/** How long a page is read before the pop-up of an exhibition comes, in milliseconds. */
export const POPUP_DELAY = 3_000;
/** How long the pop-up waits for who types, or for what lies over the page, before it looks again, in milliseconds. */
export const POPUP_RETRY_DELAY = 1_000;
