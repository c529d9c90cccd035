/** The folder below the gateway's root for one-click unsubscribe. */
export const UNSUBSCRIBE_FOLDER = 'unsubscribe/';
export const UNSUBSCRIBE_PATH = `/gateway/${UNSUBSCRIBE_FOLDER}one-click`;

/**
 * The path to which a mail program posts to unsubscribe an address from newsletters, with the signature from the email.
 * RFC 8058 D-60
 */
export const getUnsubscribePath = (email: string, sign: string): string =>
  `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ email, sign })}`;
