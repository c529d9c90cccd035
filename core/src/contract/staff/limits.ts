/**
 * The role of a staff member: support looks up records and helps users, an operator also changes data that all users
 * see. D-94
 */
export const STAFF_ROLES = ['support', 'operator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Maximum length of a staff member's name, and of a reason, in characters. */
export const STAFF_NAME_MAX = 100;
export const STAFF_REASON_MAX = 500;

/** Response header for calls with a staff token: expiry of the token in epoch milliseconds. */
export const STAFF_TOKEN_ENDS = 'staff-token-ends';
/** How long before the expiry of a staff token its user is warned, in milliseconds. */
export const STAFF_TOKEN_WARNING_MS = 30 * 86_400_000;
