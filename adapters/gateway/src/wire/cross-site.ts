/**
 * Whether a post was sent by another site's page. A browser says so by Origin or Sec-Fetch-Site; what sends neither is
 * no browser, and no cookie of ours decides anything here. THR-21
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'cross-site') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return site === 'same-site';
  return origin !== new URL(request.url).origin && origin !== publicUrl;
}
