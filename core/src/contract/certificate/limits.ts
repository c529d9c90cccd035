/** How many certificates a supplier keeps. */
export const CERTIFICATE_COUNT_MAX = 30;

/** Longest texts of a certificate, in characters. */
export const CERTIFICATE_NAME_MAX = 100;
export const CERTIFICATE_NUMBER_MAX = 80;
export const CERTIFICATE_ISSUER_MAX = 120;
export const CERTIFICATE_SCOPE_MAX = 500;

/** A day is sent as 2027-03-31, and '' for none. */
export const DAY_LENGTH = 10;

/** What became of a certificate. `expired` is told by its last day, whatever staff said of it before, unless they refused it. */
export const CERTIFICATE_STATES = ['waiting', 'checked', 'refused', 'expired'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** What staff say of a certificate, and what it is before they do. */
export const CERTIFICATE_REVIEW_STATUSES = ['waiting', 'checked', 'refused'] as const;
export type CertificateReviewStatus = (typeof CERTIFICATE_REVIEW_STATUSES)[number];

/** The endings of the files that a certificate may come in. The gateway checks the content. */
export const CERTIFICATE_ENDINGS = ['pdf', 'jpg', 'jpeg', 'png', 'webp'] as const;

/** From so many days on it is told that a certificate ends soon. */
export const CERTIFICATE_WARNING_DAYS = 30;
