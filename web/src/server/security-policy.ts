export interface PolicyQuestion {
  readonly nonce: string;
  /** Whether the page's HTML comes with inline style attributes; only pages that render Mantine on the server do. */
  readonly inlineStyles: boolean;
  readonly development: boolean;
}

/** What a page may load and run. Style attributes are allowed only where the page's own HTML holds some. */
export function contentSecurityPolicy({ nonce, inlineStyles, development }: PolicyQuestion): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    `style-src-attr ${inlineStyles ? "'unsafe-inline'" : "'none'"}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
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
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
};
