/** A member check's `registered` as the wire may send it. */
export const isRegistered = (value: unknown): boolean => value === 1 || value === '1' || value === true;
