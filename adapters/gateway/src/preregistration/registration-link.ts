import { siteById } from '@fairhall/core/site/sites';
import type { Settings } from '../settings.ts';
import type { RegisteredExhibition } from './preregistration-ports.ts';

/**
 * Where somebody sees and changes a registration: the form on the exhibition's own site. On a machine of one's own every
 * country's site has a host of its own; elsewhere a process that serves a country has that country's origin. D-01 D-92
 */
export function registrationLink(
  pagesUrl: string,
  settings: Pick<Settings, 'siteId'>,
  { websiteId, path }: Pick<RegisteredExhibition, 'websiteId' | 'path'>,
  pretoken: string,
): string {
  const url = new URL(pagesUrl);
  const site = siteById(websiteId);
  const isOwnMachine = url.hostname === 'localhost' && settings.siteId === null;
  if (isOwnMachine && site !== undefined && !site.international) url.hostname = `${site.enName}.localhost`;
  return `${url.origin}${path}/preRegister?pretoken=${pretoken}`;
}
