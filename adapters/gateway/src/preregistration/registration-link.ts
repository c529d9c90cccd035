import { buildPreregisterUrl } from '@fairhall/core/exhibition/preregister-url';
import { findSiteById } from '@fairhall/core/site/sites';
import type { Settings } from '../settings.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';

/**
 * The address of an exhibition's form on its own site. With the token of an email it is the link to view and change the
 * registration, or to withdraw it. D-92
 */
export function registrationLink(
  { pageUrl }: Pick<PreregistrationPorts, 'pageUrl'>,
  { deployPath }: Pick<Settings, 'deployPath'>,
  { exhibitionId, websiteId, path }: Pick<RegisteredExhibition, 'exhibitionId' | 'websiteId' | 'path'>,
  pretoken = '',
  page: 'preRegister' | 'withdraw' = 'preRegister',
): string {
  const form = buildPreregisterUrl(removeBasePath(path, deployPath), exhibitionId, findSiteById(websiteId)?.enName);
  const address = pageUrl(websiteId, form.replace(/preRegister$/, page));
  return pretoken === '' ? address : `${address}?pretoken=${pretoken}`;
}

/** The absolute address of an exhibition's page on its own site. */
export const exhibitionPageUrl = (
  { pageUrl }: Pick<PreregistrationPorts, 'pageUrl'>,
  { deployPath }: Pick<Settings, 'deployPath'>,
  { websiteId, path }: Pick<RegisteredExhibition, 'websiteId' | 'path'>,
): string => pageUrl(websiteId, removeBasePath(path, deployPath));

const removeBasePath = (path: string, deployPath: string): string =>
  path.startsWith(deployPath) ? path.slice(deployPath.length) : path;
