import { buildPreregisterUrl } from '@fairhall/core/exhibition/preregister-url';
import { findSiteById } from '@fairhall/core/site/sites';
import type { Settings } from '../settings.ts';
import { sitePages } from '../site-pages.ts';
import type { RegisteredExhibition } from './preregistration-ports.ts';

/** The link to view and change a registration: the form on the exhibition's own site. D-92 */
export function registrationLink(
  pagesUrl: string,
  { siteId, deployPath }: Pick<Settings, 'siteId' | 'deployPath'>,
  { exhibitionId, websiteId, path }: Pick<RegisteredExhibition, 'exhibitionId' | 'websiteId' | 'path'>,
  pretoken: string,
): string {
  const { origin } = sitePages(pagesUrl, { siteId }, websiteId);
  const localPath = path.startsWith(deployPath) ? path.slice(deployPath.length) : path;
  return `${origin}${deployPath}${buildPreregisterUrl(localPath, exhibitionId, findSiteById(websiteId)?.enName)}?pretoken=${pretoken}`;
}
