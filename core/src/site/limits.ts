/**
 * Countries whose law requires that the consent box is not ticked in advance, by ISO 3166-1 numeric code: Germany and
 * Poland.
 */
export const CONSENT_COUNTRIES: readonly string[] = ['276', '616'];
/** Distance below the viewport, as a part of the viewport's height, at which a picture starts to load. */
export const IMAGE_LAZY_MARGIN_RATIO = 1 / 3;

/** Maximum length of the visitor's source in an address, in characters. */
export const ENTRY_SOURCE_MAX = 64;
