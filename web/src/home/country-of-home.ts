import { DEFAULTS } from '@fairhall/core/site/defaults';
import { type Site, siteById } from '@fairhall/core/site/sites';
import type { Boot } from '../page/boot.ts';

/**
 * The country whose home page a site's own is; undefined where it is that of suppliers or of buyers everywhere. to
 *
 */
export function countryOfHome({ audience, siteId }: Pick<Boot, 'audience' | 'siteId'>): Site | undefined {
  const site = siteById(siteId);
  const isOfCountry = audience !== 'supplier' && site?.international === false && siteId !== DEFAULTS.siteId;
  return isOfCountry ? site : undefined;
}
