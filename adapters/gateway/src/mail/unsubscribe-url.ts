/** The folder below the gateway's root at which mails of news are ended by one press. */
export const UNSUBSCRIBE_FOLDER = 'unsubscribe/';
export const UNSUBSCRIBE_PATH = `/gateway/${UNSUBSCRIBE_FOLDER}one-click`;

/** Where a mail program posts that an address wants no mails of news any more, with the sign of that mail. RFC 8058 D-60 */
export const getUnsubscribePath = (email: string, sign: string): string =>
  `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ email, sign })}`;
