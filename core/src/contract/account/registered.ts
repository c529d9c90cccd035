/** The values by which gateways of any age say that an address has an account; ours says 0 or 1. */
export const isRegistered = (value: unknown): boolean => value === 1 || value === '1' || value === true;
