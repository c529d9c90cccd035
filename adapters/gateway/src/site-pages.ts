import { type ExhibitionLinkTarget, exhibitionHref, exhibitionLink } from '@fairhall/core/exhibition/links';
import type { Link } from '@fairhall/core/routes/link';
import { resolveAudience } from '@fairhall/core/site/audience';
import { findSiteById } from '@fairhall/core/site/sites';
import { getRouteTable } from './route-table.ts';
import type { Settings } from './settings.ts';

/** Settings that page addresses depend on. */
export type PageSettings = Pick<Settings, 'siteId' | 'audience' | 'deployPath'>;

/**
 * URL of a site's pages. On a developer's machine every country's site has a host of its own; elsewhere a process that
 * serves a country uses that country's origin. `pagesUrl` is the URL of this process's pages. D-01 D-92
 */
export function sitePages(pagesUrl: string, { siteId }: Pick<Settings, 'siteId'>, websiteId: number): URL {
  const url = new URL(pagesUrl);
  const site = findSiteById(websiteId);
  const isOwnMachine = url.hostname === 'localhost' && siteId === null;
  if (isOwnMachine && site !== undefined && !site.international) url.hostname = `${site.enName}.localhost`;
  return url;
}

/**
 * The address of an exhibition for use outside the pages, such as in mails and calendars: on the host of its site, in
 * the form of that host's audience. `forBuyers` is a page that only sites of countries have. D-92
 */
export function exhibitionPage(
  pagesUrl: string,
  settings: PageSettings,
  exhibition: ExhibitionLinkTarget,
  forBuyers: Link = exhibitionLink(exhibition, 'buyer'),
): string {
  const { origin, host } = sitePages(pagesUrl, settings, exhibition.websiteId);
  const fixed = { siteId: settings.siteId ?? undefined, audience: settings.audience ?? undefined };
  const audience = resolveAudience({ host, settings: { fixed } });
  const book = getRouteTable({ settings });
  const href = (link: Link) => book.href(link.route, link.params as never, link.query as never); // one route's own parameters
  return origin + (audience === 'buyer' ? href(forBuyers) : exhibitionHref(exhibition, { href, audience }));
}
