/** The modes of an exhibition's pop-up. D-79 */
export const POPUP_MODES = ['default', 'always', 'off'] as const;
export type PopupMode = (typeof POPUP_MODES)[number];

/** The actions of a buyer at an exhibition that need a pre-registration. */
export const ENTRY_TYPES = ['Sample', 'Collection', 'Enquiry', 'BookingMeeting', 'AddToPlanner'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** The exhibition that never has a page, whatever data is stored for it. */
export const EXHIBITION_BLOCKED_ID = '152652864772';

/** Number of exhibitions and exhibitors on a list page. */
export const EXHIBITION_PAGE_SIZE = 20;
export const EXHIBITOR_PAGE_SIZE = 20;
/** Maximum number of suppliers in one request for stands, enough for the cards of a page. */
export const STAND_BATCH_MAX = 60;
/** Maximum number of recommended exhibitions. */
export const RECOMMENDED_MAX = 10;
/** Maximum number of stands on the plan of a hall; no hall has that many. */
export const HALL_STANDS_MAX = 1_000;
/** Maximum length of a hall's name, such as `H3`, in characters. */
export const HALL_MAX = 20;
/** Maximum length of an event code. D-07 */
export const EVENT_CODE_MAX = 20;
