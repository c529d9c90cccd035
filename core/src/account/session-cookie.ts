import { TOKEN_TTL } from './limits.ts';

/**
 * The cookie by which pages know of a login. The gateway sets it beside the token and never reads it; only the rendering
 * of pages does. Under https its name keeps other hosts of the domain from setting it. THR-55 D-48
 */
export interface SessionCookieRule {
  readonly name: string;
  /** A Set-Cookie that keeps a token for as long as it is good. */
  set(token: string): string;
  /** A Set-Cookie that ends it. */
  readonly ended: string;
  /**
   * The token in a request's Cookie header; undefined when there is none that can be one, when there are several, since the
   * gateway sets one, or when no mark stands beside it.
   */
  read(header: string | null | undefined): string | undefined;
  /** Whether a request's Cookie header speaks of a login at all, be it good or not. */
  isIn(header: string | null | undefined): boolean;
}

/**
 * A cookie that scripts can read; the browser sets and drops it with its token. Rendering takes the session cookie for a
 * login only beside it, or a logout without the gateway would leave the login in rendered pages.
 */
export const LOGIN_MARK = 'buyer_login';

const TOKEN = /^bt_[A-Za-z0-9_-]{43}$/;

/** The rule at the address that links begin with. */
export function sessionCookie(publicUrl: string): SessionCookieRule {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-buyer_token' : 'buyer_token';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    name,
    set: (token) => `${name}=${token}; Max-Age=${TOKEN_TTL / 1000}; ${attributes}`,
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
