import { LOGIN_MARK } from '@fairhall/core/account/session-cookie';
import { getToken, type RoleContext, TOKEN_NAMES } from './roles.ts';

/**
 * The roles for tests of pages: a client with a token in the login cookie and the mark cookie beside it. Of the others,
 * `emptyCookie` has an empty token, `markAlone` none, `noMark` the owner's valid one without the mark, `doubled` the
 * owner's and then another buyer's, `quoted` the owner's in quotes, `otherName` the owner's under the cookie name of
 * the other scheme (http or https).
 */
export const COOKIE_ROLES = [
  ...TOKEN_NAMES,
  'emptyCookie',
  'markAlone',
  'noMark',
  'doubled',
  'quoted',
  'otherName',
] as const;
export type CookieRole = (typeof COOKIE_ROLES)[number];

const NAME = 'buyer_token';
const MARK = `${LOGIN_MARK}=1`;

/** The Cookie header of a role for an http address; '' for none. */
export async function createCookieHeader(context: RoleContext, role: CookieRole): Promise<string> {
  const owner = () => getToken(context, 'buyer');
  switch (role) {
    case 'none':
      return '';
    case 'emptyCookie':
      return `${NAME}=; ${MARK}`;
    case 'markAlone':
      return MARK;
    case 'noMark':
      return `${NAME}=${await owner()}`;
    case 'doubled':
      return `${NAME}=${await owner()}; ${NAME}=${await getToken(context, 'otherBuyer')}; ${MARK}`;
    case 'quoted':
      return `${NAME}="${await owner()}"; ${MARK}`;
    case 'otherName':
      return `__Host-${NAME}=${await owner()}; ${MARK}`;
    default:
      return `${NAME}=${await getToken(context, role)}; ${MARK}`;
  }
}
