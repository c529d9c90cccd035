import { siteById } from '@fairhall/core/site/sites';
import type { Settings } from './settings.ts';

/**
 * Where the pages of a site begin. On a machine of one's own every country's site has a host of its own; elsewhere a process
 * that serves a country has that country's origin. `pagesUrl` is where this process's pages begin. D-01 D-92
 */
export function sitePages(pagesUrl: string, { siteId }: Pick<Settings, 'siteId'>, websiteId: number): URL {
  const url = new URL(pagesUrl);
  const site = siteById(websiteId);
  const isOwnMachine = url.hostname === 'localhost' && siteId === null;
  if (isOwnMachine && site !== undefined && !site.international) url.hostname = `${site.enName}.localhost`;
  return url;
}
