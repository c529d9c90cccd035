import type { Head } from '../page/head.ts';
import { nextFailure } from '../page/network-connection.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { countryNames } from '../ui/country-names.ts';
import type { ScanBadgeData } from './scan-badge-data.ts';

export { ScanBadgePage as Screen } from './scan-badge.tsx';

/** How long the names of countries are waited for, in milliseconds. */
const TIMEOUT_MS = 3_000;

/** Reads the badges of those whom a buyer meets, on a phone. */
export const loader = async (visit: Visit<'scanBadge'>): Promise<ScanBadgeData> => ({
  countries: await loadCountriesOrNone(visit),
  cardsHref: visit.href('myFavorite', { favorite: 'exhibitorCard' }),
});

/** Without a network a badge is scanned at once, and its country goes unnamed. REL-19 */
async function loadCountriesOrNone(visit: Visit<'scanBadge'>): Promise<ScanBadgeData['countries']> {
  const asking = countryNames(visit);
  // The server has no such thing as a lost network, and would wait for as many as it renders.
  if (visit.ports.offlineAnswers === undefined) return asking;
  return (await Promise.race([asking, nextFailure(TIMEOUT_MS)])) ?? {};
}

export const head = (_: ScanBadgeData, { texts }: HeadContext): Head => ({
  title: texts.text('badge.scan.head.title'),
  heading: texts.text('badge.scan.title'),
  noIndex: true,
});
