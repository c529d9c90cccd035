/** The folder below the gateway's root at which mails of news are ended by one press. */
export const ONE_CLICK_FOLDER = 'unsubscribe/';
export const ONE_CLICK_PATH = `/gateway/${ONE_CLICK_FOLDER}one-click`;

/** Where a mail program posts that an address wants no mails of news any more, with the sign of that mail. RFC 8058 D-60 */
export const oneClickPath = (email: string, sign: string): string =>
  `${ONE_CLICK_PATH}?${new URLSearchParams({ email, sign })}`;
