/** Permissions of a supplier's member: reply to buyers, or additionally manage members and catalogue. D-65 */
export const SUPPLIER_RIGHTS = ['answer', 'manage'] as const;
export type SupplierRight = (typeof SUPPLIER_RIGHTS)[number];

/** Maximum length of a person's name, in characters. */
export const PERSON_NAME_MAX = 100;

/** The default time zone of a supplier. */
export const DEFAULT_TIME_ZONE = 'UTC';
/** Maximum length of an IANA time zone name, in characters. */
export const TIME_ZONE_MAX = 60;
