import { type ExhibitionLinkTarget, exhibitionHref, exhibitionLink } from '@fairhall/core/exhibition/links';
import type { Link } from '@fairhall/core/routes/link';
import { resolveAudience } from '@fairhall/core/site/audience';
import { findSiteById } from '@fairhall/core/site/sites';
import { getRouteTable } from './route-table.ts';
import type { Settings } from './settings.ts';

/** What is set that addresses of pages depend on. */
export type PageSettings = Pick<Settings, 'siteId' | 'audience' | 'deployPath'>;

/**
 * Where the pages of a site begin. On a machine of one's own every country's site has a host of its own; elsewhere a process
 * that serves a country has that country's origin. `pagesUrl` is where this process's pages begin. D-01 D-92
 */
export function sitePages(pagesUrl: string, { siteId }: Pick<Settings, 'siteId'>, websiteId: number): URL {
  const url = new URL(pagesUrl);
  const site = findSiteById(websiteId);
  const isOwnMachine = url.hostname === 'localhost' && siteId === null;
  if (isOwnMachine && site !== undefined && !site.international) url.hostname = `${site.enName}.localhost`;
  return url;
}

/**
 * The address of an exhibition for what leaves the pages, such as mails and calendars: on the host of its site, and as that
 * host's audience is shown it. `forBuyers` names a page of its own that the sites of countries alone have. D-92
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
