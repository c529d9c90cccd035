import { SESSION_LIFETIME_MS } from '../contract/session-lifetime.ts';

/**
 * The cookie that tells page rendering about a login. The gateway sets it together with the token and never reads it;
 * only page rendering does. Under https the name's `__Host-` prefix prevents other hosts of the domain from setting it.
 * THR-55 D-48
 */
export interface SessionCookieRule {
  readonly name: string;
  /** A Set-Cookie header that stores a token for the token's lifetime. */
  set(token: string): string;
  /** A Set-Cookie header that removes the cookie. */
  readonly ended: string;
  /**
   * The token in a request's Cookie header. Undefined if no cookie has the form of a token, if there are several (the
   * gateway sets only one), or if the login mark cookie is missing.
   */
  read(header: string | null | undefined): string | undefined;
  /** Whether a request's Cookie header contains a login cookie, valid or not. */
  isIn(header: string | null | undefined): boolean;
}

/**
 * A cookie that scripts can read; the browser sets and removes it together with its token. Page rendering accepts the
 * session cookie only together with this mark. Otherwise, after a logout without the gateway, rendered pages would
 * still show the login.
 */
export const LOGIN_MARK = 'buyer_login';

const TOKEN = /^bt_[A-Za-z0-9_-]{43}$/;

/** Creates the rule for a site with this public URL. */
export function sessionCookie(publicUrl: string): SessionCookieRule {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-buyer_token' : 'buyer_token';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    name,
    set: (token) => `${name}=${token}; Max-Age=${SESSION_LIFETIME_MS / 1000}; ${attributes}`,
    ended: `${name}=; Max-Age=0; ${attributes}`,
    isIn: (header) => header !== null && header !== undefined && (header.includes(name) || header.includes(LOGIN_MARK)),
    read: (header) => {
      const pairs = (header ?? '').split(';').map((pair) => pair.trim());
      if (!pairs.includes(`${LOGIN_MARK}=1`)) return undefined;
      const [value, ...others] = pairs
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1));
      return value !== undefined && others.length === 0 && TOKEN.test(value) ? value : undefined;
    },
  };
}
