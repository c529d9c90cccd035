/** How long a buyer's token and the source of the login are kept, in milliseconds: 30 days. */
export const TOKEN_TTL = 2_592_000_000;
