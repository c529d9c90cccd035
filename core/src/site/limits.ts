/** Numbers of the product that belong to no single rule yet. Times are milliseconds unless the name says otherwise. */

/** */
export const CART_MAX = 1;

/** How many tags may be chosen; equal to the inline search by chance. */
export const MAX_TAG = 10;
/** */
export const TAG_SEARCH_INLINE = 10;
/** */
export const TAG_SEARCH_MODAL = 99;
/** */
export const TAG_KEYWORD_MAX = 200;

/** */
export const EMAIL_MAX = 100;
/** For new passwords; a login takes any length up to the maximum. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;

/** */
export const CONSENT_DAYS = 182;
/** Germany and Poland. */
export const CONSENT_COUNTRIES: readonly string[] = ['276', '616'];

/** Token and login source. */
export const TOKEN_TTL = 2_592_000_000;
/** */
export const POPUP_DELAY = 3_000;
/** */
export const EMAIL_VERIFY_TIMEOUT = 3_000;
/** Pixels, and per cent of the viewport's height. */
export const LOGIN_MODAL_WIDTH = 1_041;
export const LOGIN_MODAL_MAX_HEIGHT_VH = 90;
/** */
export const LOADING_DELAY = 100;
/** */
export const MODAL_REMOVE = 200;
/** Uploads and replies of the native bridge., D-58 */
export const SHARED_TIMEOUT = 30_000;

/** Pixels. */
export const HEADER_PC = 80;
export const HEADER_H5 = 44;
/** Pixels. */
export const STICKY_OFFSET = 44;
/** Pixels that a finger or mouse moves before a drag begins. */
export const DRAG_THRESHOLD = 20;
/** Part of the viewport's height at which a picture below is fetched. */
export const LAZY_MARGIN_RATIO = 1 / 3;

/** */
export const SUPPLIER_SYSTEM_ID = 10_000;
/** */
export const VIP_BOOTH_LIMIT = 5;
/** Exhibitions pinned first, in this order, where the installation sets none other., D-56 */
export const FIXED_IDS = ['1001', '1002', '1003'] as const;

/** Longest message of an enquiry, in characters (D-10). */
export const ENQUIRY_CONTENT_MAX = 2_000;
/** Longest description of a request for quotation, in characters (D-10). */
export const RFQ_DESCRIPTION_MAX = 2_000;
/** Files of one request (D-10). */
export const RFQ_ATTACHMENTS_MAX = 5;
/** Largest picture or file of a request, in bytes (D-10). */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** How long a task waits for its login. */
export const DEFERRED_TASK_LIFE = 3_600_000;
/** Largest quantity: nine digits (D-10). */
export const QUANTITY_MAX = 999_999_999;
/** Inquiries a day of the site., D-57 */
export const INQUIRY_DAILY_LIMIT = 20;
/** One view of an entity counts once a visitor in this time, and is shown up to this number., D-57 */
export const VIEW_COUNT_INTERVAL = 1_800_000;
export const VIEW_COUNT_SHOWN_MAX = 9_999;
