import { DEFAULTS } from './defaults.ts';
import { siteByEnName, siteById } from './sites.ts';

/** Which site a visitor looks at; who is logged in is another question. */
export const AUDIENCES = ['supplier', 'buyer', 'globalBuyer'] as const;
export type Audience = (typeof AUDIENCES)[number];

interface HostFacts {
  readonly siteId?: number | undefined;
  readonly audience?: Audience | undefined;
}

export interface SiteSettings {
  /** What fixes the whole process: SITE_ID and AUDIENCE. */
  readonly fixed?: HostFacts | undefined;
  /** What an installation says about its host names, in lower case and without ports. */
  readonly hosts?: Readonly<Record<string, HostFacts>> | undefined;
}

export interface SiteQuestion {
  readonly host: string;
  readonly settings?: SiteSettings | undefined;
  /** The envelope's wish, heard where the host names no site. D-93 */
  readonly wishedSiteId?: number | undefined;
}

/** The site of a request: the process's, the host's, the wished one, then the international one. D-01, D-93 */
export function resolveSiteId({ host, settings, wishedSiteId }: SiteQuestion): number {
  const candidates = [settings?.fixed?.siteId, hostFacts(host, settings)?.siteId, wishedSiteId];
  return candidates.find((id) => id !== undefined && siteById(id) !== undefined) ?? DEFAULTS.siteId;
}

/** The audience of a request; tokens change what a page shows, never the audience., D-01 */
export function resolveAudience(question: SiteQuestion): Audience {
  const named = question.settings?.fixed?.audience ?? hostFacts(question.host, question.settings)?.audience;
  if (named) return named;
  return siteById(resolveSiteId(question))?.international === false ? 'buyer' : 'globalBuyer';
}

function hostFacts(host: string, settings: SiteSettings | undefined): HostFacts | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (settings?.hosts && Object.hasOwn(settings.hosts, name)) return settings.hosts[name];
  return localHostFacts(name);
}

function localHostFacts(name: string): HostFacts | undefined {
  if (name === 'localhost') return { siteId: DEFAULTS.siteId };
  if (!name.endsWith('.localhost')) return undefined;
  const label = name.slice(0, -'.localhost'.length);
  if (label === 'supplier') return { siteId: DEFAULTS.siteId, audience: 'supplier' };
  const site = siteByEnName(label);
  return site && { siteId: site.id };
}
