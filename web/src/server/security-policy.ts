import { createHash } from 'node:crypto';
import { renderAccentStyle } from './accent-style.ts';
import { HIDE_SECRETS_SCRIPT } from './hide-secrets.ts';
import { BUYER_SCRIPT, EVENT_HOLD_SCRIPT, MOBILE_VIEWPORT_SCRIPT } from './inline-scripts.ts';

export interface PolicyQuestion {
  /** Whether the HTML has inline style attributes. Only pages that render Mantine on the server do. */
  readonly inlineStyles: boolean;
  readonly development: boolean;
  /** The accent colour of the site, if it has one of its own. */
  readonly accent?: string | undefined;
  /** The service, on another origin, that tells a browser its public address; '' for none. D-46 */
  readonly ipServiceUrl: string;
}

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
/** Hashes instead of a nonce: a nonce would make each answer unique, so no page could be cached. */
const SCRIPT_HASHES = [HIDE_SECRETS_SCRIPT, MOBILE_VIEWPORT_SCRIPT, BUYER_SCRIPT, EVENT_HOLD_SCRIPT]
  .map(hashOf)
  .join(' ');
/** The development server writes its own scripts and styles into the page. */
const SOURCE_UNSAFE_INLINE = "'unsafe-inline'";

/**
 * The content security policy: own files, and the inline scripts and the site’s accent by their hashes. Style attributes are allowed only if
 * the page's HTML has some. THR-24
 */
export function contentSecurityPolicy({ inlineStyles, accent, development, ipServiceUrl }: PolicyQuestion): string {
  const ipService = ipServiceUrl === '' ? '' : ` ${new URL(ipServiceUrl).origin}`;
  const accentStyle = accent === undefined ? '' : ` ${hashOf(renderAccentStyle(accent))}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${development ? SOURCE_UNSAFE_INLINE : SCRIPT_HASHES}`,
    `style-src-elem 'self'${development ? ` ${SOURCE_UNSAFE_INLINE}` : accentStyle}`,
    `style-src-attr ${inlineStyles ? SOURCE_UNSAFE_INLINE : "'none'"}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${ipService}${development ? ' ws:' : ''}`,
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: 'Accept-Language, Cookie, Sec-CH-UA-Mobile, User-Agent',
  'accept-ch': 'Sec-CH-UA-Mobile',
  'x-content-type-options': 'nosniff',
  // Pages never communicate with the window that opened them, nor with one that they open.
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
};
