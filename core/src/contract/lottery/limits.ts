/** The number of sectors of the wheel. D-27 */
export const WHEEL_SECTORS = 8;
/** At least one sector has no prize; the wheel stops there when no prize is left. */
export const PRIZE_COUNT_MAX = WHEEL_SECTORS - 1;
/** Maximum length of a prize's name in characters, so that it fits on a sector. */
export const PRIZE_NAME_MAX = 60;
/** Maximum stock of one prize. */
export const PRIZE_STOCK_MAX = 100_000;
/** Maximum length of a delivery address, in characters. */
export const PRIZE_ADDRESS_MAX = 300;
/** Draws per page for staff. */
export const DRAW_PAGE_SIZE = 100;

/** The status of a draw; confirming a draw claims its prize. D-27 */
export const DRAW_STATUSES = ['drawn', 'confirmed'] as const;
/**
 * The status for staff. `void` marks further draws of an account, from the time before draws were limited to one per
 * account.
 */
export const STAFF_DRAW_STATUSES = [...DRAW_STATUSES, 'void'] as const;
export type StaffDrawStatus = (typeof STAFF_DRAW_STATUSES)[number];
