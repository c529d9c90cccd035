/**
 * Whether the value means that an address has an account, in the formats of all gateway versions; ours returns 0 or 1
 * (A-05). R-3.027
 */
export const isRegistered = (value: unknown): boolean => value === 1 || value === '1' || value === true;
