import type { StoredName } from '../ports/storage.ts';
import { keptUntilLogout } from '../ports/stored-name.ts';
import { TOKEN_TTL } from './limits.ts';
import { LOGIN_MARK } from './session-cookie.ts';

/** */
export const buyerTokenName = keptUntilLogout('buyer_token', TOKEN_TTL);

/** */
export const buyerLoginSourceName = keptUntilLogout('buyer_login_source', TOKEN_TTL);

/** Beside the session cookie, which no script can drop: dropping this ends a login without the gateway. D-48 */
export const buyerLoginMarkName: StoredName = {
  key: LOGIN_MARK,
  places: ['cookie'],
  lifeMs: TOKEN_TTL,
  clearedAtLogout: ['cookie'],
};

/** What is shown before the gateway has answered.  */
export const buyerUserInfoName = keptUntilLogout('buyer_user_info', TOKEN_TTL);

/** */
export const buyerIdName = keptUntilLogout('buyer_id');
/** Sent as purchaserContactId. */
export const buyerContactIdName = keptUntilLogout('buyer_contact_id');
/** */
export const buyerContactEmailName = keptUntilLogout('buyer_contact_email');
