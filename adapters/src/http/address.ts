/** The path below which all calls of the gateway lie. */
const GATEWAY_ROOT = '/gateway';

const URL_PATTERN = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/** An origin as addresses are built on it: scheme, host and port alone. Throws on anything else. */
export function checkOrigin(origin: string): string {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new TypeError(`${JSON.stringify(origin)} is no origin such as https://example.com`);
  }
  return origin;
}

/** A call's address: below the gateway's root, unless it is absolute already. R-7.003 */
export function buildGatewayUrl(origin: string, path: string): string {
  if (URL_PATTERN.test(path)) return path;
  return `${origin}${GATEWAY_ROOT}/${path.replace(/^\//, '')}`;
}

/** Whether tokens and our headers may go to an address: to the gateway's own origin only. THR-19 */
export const isTrusted = (origin: string, url: string): boolean => url.startsWith(`${origin}/`);

/**
 * The page's address as the page-url header carries it: percent-encoded, and of its query only parameters that hold nothing
 * personal. Undefined where there is no page. R-7.009 THR-20
 */
export function buildPageUrlHeader(page: string, names: ReadonlySet<string>): string | undefined {
  if (!URL.canParse(page)) return undefined;
  const { origin, pathname, searchParams } = new URL(page);
  const query = new URLSearchParams([...searchParams].filter(([name]) => names.has(name))).toString();
  return encodeURIComponent(`${origin}${pathname}${query === '' ? '' : `?${query}`}`);
}
