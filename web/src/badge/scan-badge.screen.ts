import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { nextFailure } from '../page/server-connection.ts';
import { countryNames } from '../ui/country-names.ts';
import type { ScanBadgeData } from './scan-badge-data.ts';

export { ScanBadgePage as Screen } from './scan-badge.tsx';

/** How long the page waits for the countries' names, in milliseconds. */
const TIMEOUT_MS = 3_000;

/** Loads the page on which a buyer scans other people's badges with a phone. */
export const loader = async (visit: Visit<'scanBadge'>): Promise<ScanBadgeData> => ({
  countries: await loadCountriesOrNone(visit),
  cardsHref: visit.href('myFavorite', { favorite: 'exhibitorCard' }),
});

/** Without a network the page opens at once, and cards show no country. REL-19 */
async function loadCountriesOrNone(visit: Visit<'scanBadge'>): Promise<ScanBadgeData['countries']> {
  const asking = countryNames(visit);
  // The server has no offline mode, and each render would add a listener for lost connections.
  if (visit.ports.offlineAnswers === undefined) return asking;
  return (await Promise.race([asking, nextFailure(TIMEOUT_MS)])) ?? {};
}

export const head = (_: ScanBadgeData, { texts }: HeadContext): Head => ({
  title: texts.text('badge.scan.head.title'),
  heading: texts.text('badge.scan.title'),
  noIndex: true,
});
