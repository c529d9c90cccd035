/** What a person of a supplier may do: answer buyers, or besides that manage the people and the catalogue. D-65 */
export const SUPPLIER_RIGHTS = ['answer', 'manage'] as const;
export type SupplierRight = (typeof SUPPLIER_RIGHTS)[number];

/** Longest name of a person, in characters. */
export const PERSON_NAME_MAX = 100;

/** The time zone of a supplier of which nothing is known. */
export const DEFAULT_TIME_ZONE = 'UTC';
/** Longest IANA name of a time zone, in characters. */
export const TIME_ZONE_MAX = 60;
