/** Maximum number of certificates of a supplier. */
export const CERTIFICATE_COUNT_MAX = 30;

/** Maximum length of a certificate's texts, in characters. */
export const CERTIFICATE_NAME_MAX = 100;
export const CERTIFICATE_NUMBER_MAX = 80;
export const CERTIFICATE_ISSUER_MAX = 120;
export const CERTIFICATE_SCOPE_MAX = 500;

/** A day is sent as 2027-03-31, and '' means no day. */
export const DAY_LENGTH = 10;

/**
 * The status of a certificate. `expired` follows from its last day and replaces the staff's status, except `refused`.
 */
export const CERTIFICATE_STATES = ['waiting', 'checked', 'refused', 'expired'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** The staff's status of a certificate; `waiting` before staff have checked it. */
export const CERTIFICATE_REVIEW_STATUSES = ['waiting', 'checked', 'refused'] as const;
export type CertificateReviewStatus = (typeof CERTIFICATE_REVIEW_STATUSES)[number];

/** The file extensions allowed for a certificate. The gateway checks the content. */
export const CERTIFICATE_ENDINGS = ['pdf', 'jpg', 'jpeg', 'png', 'webp'] as const;

/** The number of days before expiry from which the supplier is warned. */
export const CERTIFICATE_WARNING_DAYS = 30;
