import * as z from 'zod/mini';

/** Whether an address has an account, as gateways of any age say it; ours says 0 or 1. */
export const registered = z.literal([0, 1, '0', '1', true, false]);

export const isRegistered = (value: unknown): boolean => value === 1 || value === '1' || value === true;
