/** Business card pictures: as they are sent (D-10). */
export const CARD_SIDES = ['cardFront', 'cardBack'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

/** How a card came to be kept: read from a badge, or typed. D-62 */
export const CARD_ORIGINS = ['scan', 'manual'] as const;
export type CardOrigin = (typeof CARD_ORIGINS)[number];

/** How many cards of others a buyer keeps at most. */
export const BUSINESS_CARDS_MAX = 1000;

/** A telephone number as a card has it: its dialling code, with or without the sign, and its digits. */
export const CARD_MOBILE_PATTERN = /^\+?\d{6,21}$/;

/** How many characters of an address are taken for the id of a public card, as many as the address itself may have. */
export const CARD_ID_MAX = 64;
