import { findSiteByEnName } from '@fairhall/core/site/sites';
import type { Visit } from '../../page/screen.ts';
import { loadOperations, type OperationsData } from './operations-data.ts';

export { OperatorListPage as Screen } from './operations.tsx';
export { toOperationsHead as head } from './operations-head.ts';

/** Loads the products from a site's country by category, on the B2B platform. D-15 */
export function loader(visit: Visit<'buyerOperation'>): Promise<OperationsData> {
  const { websiteEnName } = visit.params;
  const { countryId, abbr } = findSiteByEnName(websiteEnName) ?? {};
  return loadOperations(visit, {
    kind: 'products',
    kinds: [],
    placeOf: (_, categoryId, secondaryCategoryId) => ({
      route: 'buyerOperation',
      params: { websiteEnName },
      query: { lang: visit.boot.lang, categoryId, secondaryCategoryId },
    }),
    ...(countryId && abbr ? { filters: { countryId }, countryCode: abbr.toUpperCase() } : {}),
  });
}
