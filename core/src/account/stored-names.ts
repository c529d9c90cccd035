import { SESSION_LIFETIME_MS } from '../contract/session-lifetime.ts';
import type { StoredName } from '../ports/storage.ts';
import { defineNameUntilLogout } from '../ports/stored-name.ts';
import { LOGIN_MARK } from './session-cookie.ts';

/** */
export const buyerTokenName = defineNameUntilLogout('buyer_token', SESSION_LIFETIME_MS);

/** */
export const buyerLoginSourceName = defineNameUntilLogout('buyer_login_source', SESSION_LIFETIME_MS);

/**
 * The cookie that goes with the session cookie, which scripts cannot remove: removing this one ends a login without the
 * gateway. D-48
 */
export const buyerLoginMarkName: StoredName = {
  key: LOGIN_MARK,
  scopes: ['cookie'],
  lifeMs: SESSION_LIFETIME_MS,
  clearedAtLogout: ['cookie'],
};

/** Shown until the gateway has answered.  */
export const buyerUserInfoName = defineNameUntilLogout('buyer_user_info', SESSION_LIFETIME_MS);

/** */
export const buyerIdName = defineNameUntilLogout('buyer_id');
/** Sent as purchaserContactId. */
export const buyerContactIdName = defineNameUntilLogout('buyer_contact_id');
/** */
export const buyerContactEmailName = defineNameUntilLogout('buyer_contact_email');
