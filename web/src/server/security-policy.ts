import { createHash } from 'node:crypto';
import { HIDE_SECRETS_SCRIPT } from './hide-secrets.ts';
import { BUYER_SCRIPT, EVENT_HOLD_SCRIPT, MOBILE_VIEWPORT_SCRIPT } from './inline-scripts.ts';

export interface PolicyQuestion {
  /** Whether the page's HTML comes with inline style attributes; only pages that render Mantine on the server do. */
  readonly inlineStyles: boolean;
  readonly development: boolean;
  /** The service that a browser asks for its public address, which is another origin; '' for none. D-46 */
  readonly ipServiceUrl: string;
}

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
/** By their hashes and not by a nonce: a nonce would make each answer unlike every other, and no page could be kept. */
const SCRIPT_HASHES = [HIDE_SECRETS_SCRIPT, MOBILE_VIEWPORT_SCRIPT, BUYER_SCRIPT, EVENT_HOLD_SCRIPT]
  .map(hashOf)
  .join(' ');
/** The development server writes scripts and styles of its own into the page. */
const SOURCE_UNSAFE_INLINE = "'unsafe-inline'";

/**
 * What a page may load and run: our own files, and the inline scripts by their hashes. Style attributes are allowed only
 * where the page's own HTML holds some. THR-24
 */
export function contentSecurityPolicy({ inlineStyles, development, ipServiceUrl }: PolicyQuestion): string {
  const ipService = ipServiceUrl === '' ? '' : ` ${new URL(ipServiceUrl).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${development ? SOURCE_UNSAFE_INLINE : SCRIPT_HASHES}`,
    `style-src-elem 'self'${development ? ` ${SOURCE_UNSAFE_INLINE}` : ''}`,
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
  // No page of ours talks with the window that opened it, nor with one that it opens.
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
};
