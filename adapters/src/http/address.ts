/** The path prefix of all gateway calls. */
const GATEWAY_ROOT = '/gateway';

const URL_PATTERN = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/** Checks and returns an origin: only scheme, host and port. Throws on anything else. */
export function checkOrigin(origin: string): string {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new TypeError(`${JSON.stringify(origin)} is no origin such as https://example.com`);
  }
  return origin;
}

/** The address of a call: below the gateway's root, unless the path is already absolute. R-7.003 */
export function buildGatewayUrl(origin: string, path: string): string {
  if (URL_PATTERN.test(path)) return path;
  return `${origin}${GATEWAY_ROOT}/${path.replace(/^\//, '')}`;
}

/** Whether tokens and our headers may be sent to an address: only to the gateway's own origin. THR-19 */
export const isTrusted = (origin: string, url: string): boolean => url.startsWith(`${origin}/`);

/**
 * The value of the page-url header: the page's address, percent-encoded, with only those query parameters that hold no
 * personal data. Undefined without a page. R-7.009 THR-20
 */
export function buildPageUrlHeader(page: string, names: ReadonlySet<string>): string | undefined {
  if (!URL.canParse(page)) return undefined;
  const { origin, pathname, searchParams } = new URL(page);
  const query = new URLSearchParams([...searchParams].filter(([name]) => names.has(name))).toString();
  return encodeURIComponent(`${origin}${pathname}${query === '' ? '' : `?${query}`}`);
}
