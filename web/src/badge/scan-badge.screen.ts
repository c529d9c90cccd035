import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { countryNames } from '../ui/country-names.ts';

export { ScanBadgePage as Screen } from './scan-badge.tsx';

export interface ScanBadgeData {
  /** By their ids, in the page's language. */
  readonly countries: Readonly<Record<string, string>>;
  /** Where the cards are that are kept. */
  readonly cardsHref: string;
}

/** Reads the badges of those whom a buyer meets, on a phone. */
export const loader = async (visit: Visit<'scanBadge'>): Promise<ScanBadgeData> => ({
  countries: await countryNames(visit),
  cardsHref: visit.href('myFavorite', { favorite: 'exhibitorCard' }),
});

export const head = (_: ScanBadgeData, { texts }: HeadContext): Head => ({
  title: texts.text('badge.scan.head.title'),
  heading: texts.text('badge.scan.title'),
  noIndex: true,
});
