import { type ExhibitionLinkTarget, exhibitionHref, exhibitionLink } from '@fairhall/core/exhibition/links';
import type { Link } from '@fairhall/core/routes/link';
import { type SiteSettings as AudienceSettings, resolveAudience } from '@fairhall/core/site/audience';
import { getRouteTable } from './route-table.ts';
import type { Settings } from './settings.ts';

/** Settings that page addresses depend on. */
export type PageSettings = Pick<Settings, 'siteId' | 'audience' | 'deployPath'>;

/**
 * The absolute address of a page on the host of a site, for use outside the pages, such as in emails and calendars.
 * `path` begins with a slash, or is '', and lacks the base path of the pages. D-93
 */
export type PageUrl = (siteId: number, path: string) => string;

/** The absolute address of an exhibition; see `createExhibitionUrl`. */
export type ExhibitionUrl = (exhibition: ExhibitionLinkTarget, forBuyers?: Link) => string;

/** The hosts of the sites, at the time of the call. */
interface SiteAddresses {
  getOrigin(siteId: number): string;
  readonly hosts: NonNullable<AudienceSettings['hosts']>;
}

export const createPageUrl =
  ({ deployPath }: Pick<Settings, 'deployPath'>, sites: Pick<SiteAddresses, 'getOrigin'>): PageUrl =>
  (siteId, path) =>
    `${sites.getOrigin(siteId)}${deployPath}${path}`;

/**
 * The address of an exhibition for use outside the pages: on the host of its site, in the form of that host’s audience.
 * `forBuyers` is a page that only sites of countries have. D-92
 */
export const createExhibitionUrl =
  (settings: PageSettings, sites: SiteAddresses): ExhibitionUrl =>
  (exhibition, forBuyers = exhibitionLink(exhibition, 'buyer')) => {
    const origin = sites.getOrigin(exhibition.websiteId);
    const fixed = { siteId: settings.siteId ?? undefined, audience: settings.audience ?? undefined };
    const audience = resolveAudience({ host: new URL(origin).host, settings: { fixed, hosts: sites.hosts } });
    const book = getRouteTable({ settings });
    const href = (link: Link) => book.href(link.route, link.params as never, link.query as never); // one route's own parameters
    return origin + (audience === 'buyer' ? href(forBuyers) : exhibitionHref(exhibition, { href, audience }));
  };
