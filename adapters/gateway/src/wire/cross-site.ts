/**
 * Whether another site's page sent this post. Browsers send Origin or Sec-Fetch-Site; a request with neither is not
 * from a browser, and no cookie of ours gives access here. THR-21
 */
export function isCrossSite(request: Request, isOwnOrigin: (origin: string) => boolean): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'cross-site') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return site === 'same-site';
  return origin !== new URL(request.url).origin && !isOwnOrigin(origin);
}
