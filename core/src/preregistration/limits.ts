/** The bar at the top of a phone's page, which covers that much of what is below it, in pixels. D-83 */
export const FORM_TOP_OFFSET = 44;
