import { findSiteById } from './sites.ts';

/** The hosts of an installation. D-93 */
interface SiteHosts {
  /** The origin of the installation, without a trailing slash. */
  readonly publicUrl: string;
  /** The site of the whole process (SITE_ID); null if the host of each request decides. */
  readonly fixedSiteId: number | null;
  /** The host names that an organiser gave to sites, by site id. */
  readonly hostOf: ReadonlyMap<number, string>;
}

/** Protocol, host and port of an origin. */
const ORIGIN = /^(https?:\/\/)(\[[^\]]+\]|[^:]+)(:\d+)?$/;

/**
 * Returns the origin of a site: its own host, with the protocol and port of the installation. On a developer’s machine
 * each country has a host below localhost. Every other site is at the origin of the installation. D-93
 */
export function getSiteOrigin(siteId: number, { publicUrl, fixedSiteId, hostOf }: SiteHosts): string {
  const [, protocol = '', common, port = ''] = ORIGIN.exec(publicUrl) ?? [];
  const local = fixedSiteId === null && common === 'localhost' ? findLocalHost(siteId) : undefined;
  const host = hostOf.get(siteId) ?? local;
  return host === undefined ? publicUrl : `${protocol}${host}${port}`;
}

function findLocalHost(siteId: number): string | undefined {
  const site = findSiteById(siteId);
  return site === undefined || site.international ? undefined : `${site.enName}.localhost`;
}
