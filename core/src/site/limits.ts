/** Limits and durations that several features share. Times are milliseconds unless the name says otherwise. */

/** How many products the enquiry cart holds. */
export const CART_MAX = 1;

/** How many tags may be chosen. That TAG_SEARCH_INLINE has the same value is a coincidence. */
export const MAX_TAG = 10;
/** How many tags a search within the form shows. */
export const TAG_SEARCH_INLINE = 10;
/** How many tags a search within the dialog shows. */
export const TAG_SEARCH_MODAL = 99;
/** The longest keyword of a tag search, in characters. */
export const TAG_KEYWORD_MAX = 200;

/** The longest email address, in characters. */
export const EMAIL_MAX = 100;
/** The shortest new password, in characters; a login takes any length from 1 to PASSWORD_MAX. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;

/** How many days a consent to cookies is kept. */
export const CONSENT_DAYS = 182;
/** Countries whose visitors are asked for consent, by ISO 3166-1 numeric code: Germany and Poland. */
export const CONSENT_COUNTRIES: readonly string[] = ['276', '616'];

/** How long a buyer's token and the source of the login are kept: 30 days. */
export const TOKEN_TTL = 2_592_000_000;
/** How long the exhibition pop-up waits before it shows. */
export const POPUP_DELAY = 3_000;
/** How long the verification of an email address may take. */
export const EMAIL_VERIFY_TIMEOUT = 3_000;
/** Width of the login modal in pixels; its height is in per cent of the viewport's. */
export const LOGIN_MODAL_WIDTH = 1_041;
export const LOGIN_MODAL_MAX_HEIGHT_VH = 90;
/** How long an action runs before its button shows that it is loading. */
export const LOADING_DELAY = 100;
/** How long after it was closed a modal is removed. */
export const MODAL_REMOVE = 200;
/** How long an upload or an answer of the native bridge is waited for., D-58 */
export const SHARED_TIMEOUT = 30_000;

/** Height of the header in pixels, on a PC and on a phone. */
export const HEADER_PC = 80;
export const HEADER_H5 = 44;
/** Distance from the top at which parts of a phone page stick, in pixels. */
export const STICKY_OFFSET = 44;
/** Pixels that a finger or mouse moves before a drag begins. */
export const DRAG_THRESHOLD = 20;
/** A picture is fetched when it is closer below the viewport than this part of the viewport's height. */
export const LAZY_MARGIN_RATIO = 1 / 3;

/** The systemId in envelopes of the supplier client. */
export const SUPPLIER_SYSTEM_ID = 10_000;
/** How many booths the VIP match names at most. */
export const VIP_BOOTH_LIMIT = 5;
/** Ids of the exhibitions that lists show first, in this order, unless the installation sets others., D-56 */
export const FIXED_IDS = ['1001', '1002', '1003'] as const;

/** Longest message of an enquiry, in characters (D-10). */
export const ENQUIRY_CONTENT_MAX = 2_000;
/** Longest description of a request for quotation, in characters (D-10). */
export const RFQ_DESCRIPTION_MAX = 2_000;
/** Files of one request (D-10). */
export const RFQ_ATTACHMENTS_MAX = 5;
/** Largest picture or file of a request, in bytes (D-10). */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** How long a task may wait for a login before it is dropped. */
export const DEFERRED_TASK_LIFE = 3_600_000;
/** Largest quantity: nine digits (D-10). */
export const QUANTITY_MAX = 999_999_999;
/** How many enquiries one account or visitor may send per day of the site's time zone., D-57 */
export const INQUIRY_DAILY_LIMIT = 20;
/**
 * A visitor's views of the same product or supplier count once in this time; above VIEW_COUNT_SHOWN_MAX a "+" is shown.
 * D-57
 */
export const VIEW_COUNT_INTERVAL = 1_800_000;
export const VIEW_COUNT_SHOWN_MAX = 9_999;
