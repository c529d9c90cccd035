import { buildPreregisterUrl } from '@fairhall/core/exhibition/preregister-url';
import { findSiteById } from '@fairhall/core/site/sites';
import type { Settings } from '../settings.ts';
import { sitePages } from '../site-pages.ts';
import type { RegisteredExhibition } from './preregistration-ports.ts';

/**
 * The address of an exhibition's form on its own site. With the token of an email it is the link to view and change the
 * registration, or to withdraw it. D-92
 */
export function registrationLink(
  pagesUrl: string,
  { siteId, deployPath }: Pick<Settings, 'siteId' | 'deployPath'>,
  { exhibitionId, websiteId, path }: Pick<RegisteredExhibition, 'exhibitionId' | 'websiteId' | 'path'>,
  pretoken = '',
  page: 'preRegister' | 'withdraw' = 'preRegister',
): string {
  const { origin } = sitePages(pagesUrl, { siteId }, websiteId);
  const localPath = path.startsWith(deployPath) ? path.slice(deployPath.length) : path;
  const form = buildPreregisterUrl(localPath, exhibitionId, findSiteById(websiteId)?.enName);
  const address = origin + deployPath + form.replace(/preRegister$/, page);
  return pretoken === '' ? address : `${address}?pretoken=${pretoken}`;
}
