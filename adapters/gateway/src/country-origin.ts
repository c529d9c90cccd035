import { siteById } from '@fairhall/core/site/sites';
import type { Settings } from './settings.ts';

/**
 * Where the pages of a country's site are, without a slash at the end: on a machine of one's own every site has a host of its
 * own, elsewhere a process serves one site from its own origin. undefined where that site has none. D-01 D-92
 */
export function countryOrigin(
  pagesUrl: string,
  { siteId }: Pick<Settings, 'siteId'>,
  websiteId: number,
): string | undefined {
  const url = new URL(pagesUrl);
  const site = siteById(websiteId);
  if (site === undefined || site.international) return undefined;
  if (siteId === websiteId) return url.origin;
  if (url.hostname !== 'localhost' || siteId !== null) return undefined;
  url.hostname = `${site.enName}.localhost`;
  return url.origin;
}
