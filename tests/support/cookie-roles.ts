import { LOGIN_MARK } from '@fairhall/core/account/session-cookie';
import { getToken, type RoleContext, TOKEN_NAMES } from './roles.ts';

/**
 * The roles that pages are tested with: somebody with a token in the cookie of the login, and its mark beside it. Of the
 * others `emptyCookie` has an empty one, `markAlone` none, `noMark` the owner's good one without the mark, `doubled` the
 * owner's and then another buyer's, `quoted` the owner's in quotes, `otherName` the owner's under the name that it has at
 * an address of the other scheme.
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

/** The Cookie header of a role, at an address of http; '' for none. */
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
