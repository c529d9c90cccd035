import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { findSiteById, type Site } from '@fairhall/core/site/sites';
import type { Boot } from '../page/boot.ts';

/**
 * Returns the country of a country site's home page; undefined for suppliers and for global buyers.
 */
export function countryOfHome({ audience, siteId }: Pick<Boot, 'audience' | 'siteId'>): Site | undefined {
  const site = findSiteById(siteId);
  const isOfCountry = audience !== 'supplier' && site?.international === false && siteId !== DEFAULT_VALUES.siteId;
  return isOfCountry ? site : undefined;
}
