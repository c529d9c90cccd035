import { preRegisterUrl } from '@fairhall/core/exhibition/pre-register-url';
import { siteById } from '@fairhall/core/site/sites';
import type { Settings } from '../settings.ts';
import type { RegisteredExhibition } from './preregistration-ports.ts';

/**
 * Where somebody sees and changes a registration: the form on the exhibition's own site. On a machine of one's own every
 * country's site has a host of its own; elsewhere a process that serves a country has that country's origin. D-01 D-92
 */
export function registrationLink(
  pagesUrl: string,
  { siteId, deployPath }: Pick<Settings, 'siteId' | 'deployPath'>,
  { exhibitionId, websiteId, path }: Pick<RegisteredExhibition, 'exhibitionId' | 'websiteId' | 'path'>,
  pretoken: string,
): string {
  const url = new URL(pagesUrl);
  const site = siteById(websiteId);
  const isOwnMachine = url.hostname === 'localhost' && siteId === null;
  if (isOwnMachine && site !== undefined && !site.international) url.hostname = `${site.enName}.localhost`;
  const own = path.startsWith(deployPath) ? path.slice(deployPath.length) : path;
  return `${url.origin}${deployPath}${preRegisterUrl(own, exhibitionId, site?.enName)}?pretoken=${pretoken}`;
}
