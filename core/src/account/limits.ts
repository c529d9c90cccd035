/** Lifetime of a buyer's token and login source on the device, in milliseconds: 30 days. */
export const TOKEN_TTL = 2_592_000_000;
