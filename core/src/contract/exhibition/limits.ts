/** How the pop-up of an exhibition behaves. D-79 */
export const POPUP_MODES = ['default', 'always', 'off'] as const;
export type PopupMode = (typeof POPUP_MODES)[number];

/** What a buyer may begin at an exhibition, after pre-registering. */
export const ENTRY_TYPES = ['Sample', 'Collection', 'Enquiry', 'BookingMeeting', 'AddToPlanner'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** The exhibition that there is no page of, whatever is stored of it. */
export const EXHIBITION_BLOCKED_ID = '152652864772';

/** How many exhibitions and exhibitors a page of a list has. */
export const EXHIBITION_PAGE_SIZE = 20;
export const EXHIBITOR_PAGE_SIZE = 20;
/** Of how many suppliers the stands are told at once: of a page's cards. */
export const STAND_BATCH_MAX = 60;
/** How many exhibitions are recommended at once. */
export const RECOMMENDED_MAX = 10;
/** How many stands the plan of a hall shows; no hall has as many. */
export const HALL_STANDS_MAX = 1_000;
/** The longest name of a hall, such as `H3`. */
export const HALL_MAX = 20;
/** The longest event code. D-07 */
export const EVENT_CODE_MAX = 20;
