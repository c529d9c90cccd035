/**
 * Countries whose law asks for consent that nobody has ticked beforehand, by ISO 3166-1 numeric code: Germany and Poland.
 *
 */
export const CONSENT_COUNTRIES: readonly string[] = ['276', '616'];
/** A picture is fetched when it is closer below the viewport than this part of the viewport's height. */
export const IMAGE_LAZY_MARGIN_RATIO = 1 / 3;

/** What an address says brought the visitor, in characters at most. */
export const ENTRY_SOURCE_MAX = 64;
