import { DEFAULT_VALUES } from './defaults.ts';
import { findSiteByEnName, findSiteById } from './sites.ts';

/** The audience of a site. It depends on the site and not on the login. */
export const AUDIENCE_KINDS = ['supplier', 'buyer', 'globalBuyer'] as const;
export type Audience = (typeof AUDIENCE_KINDS)[number];

export interface HostSettings {
  readonly siteId?: number | undefined;
  readonly audience?: Audience | undefined;
}

export interface SiteSettings {
  /** The variables SITE_ID and AUDIENCE, which apply to every request of the process. */
  readonly fixed?: HostSettings | undefined;
  /** Site and audience by host name, in lower case and without a port. */
  readonly hosts?: Readonly<Record<string, HostSettings>> | undefined;
}

export interface SiteQuestion {
  readonly host: string;
  readonly settings?: SiteSettings | undefined;
  /** The `siteId` in the call's envelope, used only if the host has no site. D-93 */
  readonly wishedSiteId?: number | undefined;
}

/**
 * Returns the site of a request: SITE_ID, else the host's, else the envelope's, else the international one. D-01, D-93
 */
export function resolveSiteId({ host, settings, wishedSiteId }: SiteQuestion): number {
  const candidates = [settings?.fixed?.siteId, findHostSettings(host, settings)?.siteId, wishedSiteId];
  return candidates.find((id) => id !== undefined && findSiteById(id) !== undefined) ?? DEFAULT_VALUES.siteId;
}

/** Returns the audience of a request. A token changes the content of a page, but never the audience., D-01 */
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
