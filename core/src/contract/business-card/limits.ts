/** The two sides of a business card, by their wire names (D-10). */
export const CARD_SIDES = ['cardFront', 'cardBack'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

/** The origin of a saved card: scanned from a badge, or typed. D-62 */
export const CARD_ORIGINS = ['scan', 'manual'] as const;
export type CardOrigin = (typeof CARD_ORIGINS)[number];

/** Maximum number of other people's cards that a buyer can save. */
export const BUSINESS_CARDS_MAX = 1000;

/** A telephone number on a card: dialling code, with or without the plus sign, and digits. */
export const CARD_MOBILE_PATTERN = /^\+?\d{6,21}$/;

/** Maximum length of a scanned address or typed number, in characters. Both are shorter; a badge's code is longer. */
export const SCAN_CODE_MAX = 500;

/** Maximum length of a public card's id in an address, in characters, as long as the address itself may be. */
export const CARD_ID_MAX = 64;
