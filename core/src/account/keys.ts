import * as z from 'zod/mini';
import { keptForGood, keptUntilLogout, type StoredKey } from '../ports/storage.ts';
import { TOKEN_TTL } from '../site/limits.ts';
import { buyerInfo } from './buyer-info.ts';
import { LOGIN_MARK } from './session-cookie.ts';

/** What the device keeps of whoever is logged in. Every feature may read it. */

const text = z.string().check(z.minLength(1), z.maxLength(500));
const token = z.string().check(z.regex(/^[\x21-\x7e]{1,2000}$/));

/** */
export const buyerTokenKey = keptUntilLogout('buyer_token', token, TOKEN_TTL);

/** */
export const buyerLoginSourceKey = keptUntilLogout(
  'buyer_login_source',
  z.enum(['login', 'login-simple', 'register']),
  TOKEN_TTL,
);

/** Beside the cookie that no script reads, so that a login can be left without the gateway. D-48 */
export const buyerLoginMarkKey: StoredKey<'1'> = {
  key: LOGIN_MARK,
  places: ['cookie'],
  schema: z.literal('1'),
  lifeMs: TOKEN_TTL,
  clearedAtLogout: ['cookie'],
};

/** What is shown before the gateway has answered.  */
export const buyerUserInfoKey = keptUntilLogout('buyer_user_info', buyerInfo, TOKEN_TTL);

/** */
export const buyerIdKey = keptUntilLogout('buyer_id', text);
/** Sent as purchaserContactId. */
export const buyerContactIdKey = keptUntilLogout('buyer_contact_id', text);
/** */
export const buyerContactEmailKey = keptUntilLogout('buyer_contact_email', text);

/** */
export const supplierTokenKey: StoredKey<string> = { ...keptForGood('supplier_token', token), lifeMs: TOKEN_TTL };
