import { DEFAULT_VALUES } from './defaults.ts';
import { findSiteByEnName, findSiteById } from './sites.ts';

/** Who a site is made for. It follows from the site and not from who is logged in. */
export const AUDIENCES = ['supplier', 'buyer', 'globalBuyer'] as const;
export type Audience = (typeof AUDIENCES)[number];

interface HostSettings {
  readonly siteId?: number | undefined;
  readonly audience?: Audience | undefined;
}

export interface SiteSettings {
  /** The variables SITE_ID and AUDIENCE, which hold for every request of the process. */
  readonly fixed?: HostSettings | undefined;
  /** Site and audience by host name, in lower case and without a port. */
  readonly hosts?: Readonly<Record<string, HostSettings>> | undefined;
}

export interface SiteQuestion {
  readonly host: string;
  readonly settings?: SiteSettings | undefined;
  /** The `siteId` of the call's envelope, used only where the host names no site. D-93 */
  readonly wishedSiteId?: number | undefined;
}

/** The site of a request: SITE_ID, else the host's, else the envelope's, else the international one. D-01, D-93 */
export function resolveSiteId({ host, settings, wishedSiteId }: SiteQuestion): number {
  const candidates = [settings?.fixed?.siteId, findHostSettings(host, settings)?.siteId, wishedSiteId];
  return candidates.find((id) => id !== undefined && findSiteById(id) !== undefined) ?? DEFAULT_VALUES.siteId;
}

/** The audience of a request. A token changes what a page shows, but never the audience., D-01 */
export function resolveAudience(question: SiteQuestion): Audience {
  const named = question.settings?.fixed?.audience ?? findHostSettings(question.host, question.settings)?.audience;
  if (named) return named;
  return findSiteById(resolveSiteId(question))?.international === false ? 'buyer' : 'globalBuyer';
}

function findHostSettings(host: string, settings: SiteSettings | undefined): HostSettings | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (settings?.hosts && Object.hasOwn(settings.hosts, name)) return settings.hosts[name];
  return findLocalHostSettings(name);
}

function findLocalHostSettings(name: string): HostSettings | undefined {
  if (name === 'localhost') return { siteId: DEFAULT_VALUES.siteId };
  if (!name.endsWith('.localhost')) return undefined;
  const label = name.slice(0, -'.localhost'.length);
  if (label === 'supplier') return { siteId: DEFAULT_VALUES.siteId, audience: 'supplier' };
  const site = findSiteByEnName(label);
  return site && { siteId: site.id };
}
