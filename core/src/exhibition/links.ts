import type { Link } from '../routes/link.ts';
import type { Audience } from '../site/audience.ts';
import { INDUSTRIES, type IndustryAbbr, type IndustryKey } from '../site/industries.ts';
import { findSiteById } from '../site/sites.ts';

/** What leads to an exhibition. */
export interface ExhibitionLinkTarget {
  readonly exhibitionId: string;
  readonly websiteId: number;
  readonly industry: IndustryKey;
}

/**
 * What an exhibition's own addresses are written of, on the site of its country; one whose site is none of ours has the legacy
 * ones. D-13
 */
export function toExhibitionParams({
  exhibitionId,
  websiteId,
}: Pick<ExhibitionLinkTarget, 'exhibitionId' | 'websiteId'>) {
  const site = findSiteById(websiteId);
  return site === undefined
    ? { exhibitionId }
    : ({ exhibitionType: 'expo', websiteEnName: site.enName, exhibitionId } as const);
}

const HOME: Link = { route: 'home', params: {} };

/**
 * Where an exhibition is shown to an audience: its own page to buyers of a country, its industry's pages to global buyers. Home
 * where its site is none of ours, and for suppliers. D-92
 */
export function exhibitionLink({ exhibitionId, websiteId, industry }: ExhibitionLinkTarget, audience: Audience): Link {
  const site = findSiteById(websiteId);
  if (site === undefined || audience === 'supplier') return HOME;
  if (audience === 'buyer') return { route: 'expoHome', params: toExhibitionParams({ exhibitionId, websiteId }) };
  return { route: 'industryHome', params: { industryAbbr: INDUSTRIES[industry].abbr, websiteAbbr: site.abbr } };
}

/** What writes links, and knows the hosts of sites. */
export interface LinkWriter {
  readonly href: (link: Link) => string;
  readonly audience: Audience;
  /** The origin of a site that has a host of its own which is not this one. */
  readonly originOf?: (websiteId: number) => string | undefined;
}

/** The address of an exhibition; on the host of its site where that has one and it is not this one. D-92 */
export function exhibitionHref(exhibition: ExhibitionLinkTarget, { href, audience, originOf }: LinkWriter): string {
  const origin = audience === 'buyer' ? originOf?.(exhibition.websiteId) : undefined;
  return (origin ?? '') + href(exhibitionLink(exhibition, audience));
}

/** The path of an industry at a site, such as `/tex-tr`. */
export const industryBase = (industryAbbr: IndustryAbbr, websiteAbbr: string): string =>
  `/${industryAbbr}-${websiteAbbr}`;

/** The home of the country that an exhibition is in; `/` where its site has no country. */
export function exhibitionCountryHomeUrl({ websiteId }: Pick<ExhibitionLinkTarget, 'websiteId'>): string {
  const site = findSiteById(websiteId);
  return site === undefined || site.international ? '/' : `/chinahomelife/${site.name}`;
}
