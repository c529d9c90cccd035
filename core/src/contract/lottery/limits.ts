/** The wheel has so many sectors. D-27 */
export const WHEEL_SECTORS = 8;
/** One sector at least is without a prize, where the wheel stops once nothing is left. */
export const PRIZE_COUNT_MAX = WHEEL_SECTORS - 1;
/** The longest name of a prize, in characters: it stands on a sector. */
export const PRIZE_NAME_MAX = 60;
/** The most of one prize. */
export const PRIZE_STOCK_MAX = 100_000;
/** The longest address that a prize is sent to, in characters. */
export const PRIZE_ADDRESS_MAX = 300;
/** Draws that staff are told of at once. */
export const DRAW_PAGE_SIZE = 100;

/** How far a draw has come: its prize is claimed by confirming it. D-27 */
export const DRAW_STATUSES = ['drawn', 'confirmed'] as const;
/** The same for staff: a draw is void that an account made besides its first one, before it could draw once. */
export const STAFF_DRAW_STATUSES = [...DRAW_STATUSES, 'void'] as const;
export type StaffDrawStatus = (typeof STAFF_DRAW_STATUSES)[number];
