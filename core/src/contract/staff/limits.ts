/** What a member of the staff may do: support looks up and helps, an operator also changes what all see. D-94 */
export const STAFF_ROLES = ['support', 'operator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Longest name of a member, and longest reason, in characters. */
export const STAFF_NAME_MAX = 100;
export const STAFF_REASON_MAX = 500;

/** Header of an answer to a staff token: when the token ends, in epoch milliseconds. */
export const STAFF_TOKEN_ENDS = 'staff-token-ends';
/** How long before its end whoever uses a staff token is warned, in milliseconds. */
export const STAFF_TOKEN_WARNING_MS = 30 * 86_400_000;
