import type { LanguageCode } from './languages.ts';

export interface Site {
  readonly id: number;
  readonly name: string;
  /** The name in addresses, in lower-case letters. */
  readonly enName: string;
  readonly abbr: string;
  readonly lang: LanguageCode;
  /** ISO 3166-1 numeric; the international site has none. */
  readonly countryId: string | null;
  readonly international: boolean;
}

/** The sites that the product ships with, by id., D-03 */
export const SITE_LIST: readonly Site[] = [
  site(999, 'International', 'ww', 'en', null),
  site(1, 'India', 'in', 'en', '356'),
  site(2, 'Turkey', 'tr', 'tr', '792'),
  site(3, 'Poland', 'pl', 'pl', '616'),
  site(4, 'Germany', 'de', 'de', '276'),
  site(5, 'Egypt', 'eg', 'ar', '818'),
  site(6, 'Emirates', 'ae', 'ar', '784'),
  site(7, 'Brazil', 'br', 'pt', '076'),
  site(8, 'Mexico', 'mx', 'es', '484'),
  site(9, 'Southafrica', 'za', 'en', '710'),
  site(10, 'Indonesia', 'id', 'id', '360'),
  site(11, 'Vietnam', 'vn', 'vi', '704'),
  site(12, 'Japan', 'jp', 'ja', '392'),
  site(13, 'Thailand', 'th', 'th', '764'),
  site(14, 'Malaysia', 'my', 'ms', '458'),
  site(15, 'Philippines', 'ph', 'tl', '608'),
  site(16, 'Korea', 'kr', 'ko', '410'),
  site(17, 'Russia', 'ru', 'ru', '643'),
  site(18, 'Iran', 'ir', 'fa', '364'),
  site(19, 'Myanmar', 'mm', 'my', '104'),
  site(20, 'Cambodia', 'kh', 'km', '116'),
  site(21, 'China', 'cn', 'zh', '156'),
];

/** A site of a country that an organiser adds. Its name in addresses begins with a capital where they write countries. */
export const createSite = ({
  enName,
  ...facts
}: Pick<Site, 'id' | 'enName' | 'abbr' | 'lang'> & { readonly countryId: string }): Site => ({
  ...facts,
  enName,
  name: enName.charAt(0).toUpperCase() + enName.slice(1),
  international: false,
});

/** A site that the product ships with, by its name in addresses. */
export const findShippedSite = (enName: string): Site | undefined => SITE_LIST.find((entry) => entry.enName === enName);

let sites = SITE_LIST;

/**
 * Replaces the sites that an organiser has added. A process serves one installation, so they are set once for all code
 * in it: in the gateway from the database, in pages from what the gateway knows.
 */
export function replaceAddedSites(added: readonly Site[] = []): void {
  sites = [...SITE_LIST, ...added];
}

/** All sites, the shipped ones first. */
export const listSites = (): readonly Site[] => sites;

export function findSiteById(id: number | string): Site | undefined {
  return sites.find((entry) => entry.id === Number(id));
}

export function findSiteByEnName(enName: string): Site | undefined {
  return sites.find((entry) => entry.enName === enName);
}

export const findSiteByAbbr = (abbr: string): Site | undefined => sites.find((entry) => entry.abbr === abbr);

function site(id: number, name: string, abbr: string, lang: LanguageCode, countryId: string | null): Site {
  return { id, name, enName: name.toLowerCase(), abbr, lang, countryId, international: countryId === null };
}
