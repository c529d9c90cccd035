/**
 * Sizes of pages, and limits of features that are not there yet: each of these moves to its feature when that comes. Times
 * are milliseconds unless the name says otherwise.
 */

/** How many days a consent to cookies is kept. */
export const CONSENT_DAYS = 182;
/** Countries whose visitors are asked for consent, by ISO 3166-1 numeric code: Germany and Poland. */
export const CONSENT_COUNTRIES: readonly string[] = ['276', '616'];
/** How long the exhibition pop-up waits before it shows. */
export const POPUP_DELAY = 3_000;
/** Width of the login modal in pixels; its height is in per cent of the viewport's. */
export const LOGIN_MODAL_WIDTH = 1_041;
export const LOGIN_MODAL_MAX_HEIGHT_VH = 90;
/** Height of the header in pixels, on a PC and on a phone. */
export const HEADER_PC = 80;
export const HEADER_H5 = 44;
/** Distance from the top at which parts of a phone page stick, in pixels. */
export const STICKY_OFFSET = 44;
/** A picture is fetched when it is closer below the viewport than this part of the viewport's height. */
export const LAZY_MARGIN_RATIO = 1 / 3;
/** How many booths the VIP match names at most. */
export const VIP_BOOTH_LIMIT = 5;
/** Ids of the exhibitions that lists show first, in this order, unless the installation sets others., D-56 */
export const FIXED_IDS = ['1001', '1002', '1003'] as const;
/** A visitor's views of the same product or supplier count once in this time., D-57 */
export const VIEW_COUNT_INTERVAL = 1_800_000;
