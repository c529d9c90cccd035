import type { Link } from '../routes/link.ts';
import type { Audience } from '../site/audience.ts';
import { INDUSTRY_BY_KEY, type IndustryAbbr, type IndustryKey } from '../site/industries.ts';
import { findSiteById } from '../site/sites.ts';

/** The fields of an exhibition that its links need. */
export interface ExhibitionLinkTarget {
  readonly exhibitionId: string;
  readonly websiteId: number;
  readonly industry: IndustryKey;
}

/**
 * Returns the route parameters of an exhibition's own pages, on the site of its country. An exhibition whose site is
 * unknown has the legacy addresses. D-13
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
 * Returns the link to an exhibition for an audience: buyers of a country get its own page, global buyers the pages of
 * its industry. Suppliers, and exhibitions whose site is unknown, get the home page. D-92
 */
export function exhibitionLink({ exhibitionId, websiteId, industry }: ExhibitionLinkTarget, audience: Audience): Link {
  const site = findSiteById(websiteId);
  if (site === undefined || audience === 'supplier') return HOME;
  if (audience === 'buyer') return { route: 'expoHome', params: toExhibitionParams({ exhibitionId, websiteId }) };
  return { route: 'industryHome', params: { industryAbbr: INDUSTRY_BY_KEY[industry].abbr, websiteAbbr: site.abbr } };
}

/** Writes links for an audience and knows the hosts of sites. */
export interface LinkWriter {
  readonly href: (link: Link) => string;
  readonly audience: Audience;
  /** The origins of other sites that have a host of their own, by site id. */
  readonly siteOrigins?: Readonly<Record<number, string>> | undefined;
}

/**
 * Returns the address of an exhibition, with the origin of its site if that has another host than the current one. D-92
 */
export function exhibitionHref(exhibition: ExhibitionLinkTarget, { href, audience, siteOrigins }: LinkWriter): string {
  const origin = audience === 'buyer' ? siteOrigins?.[exhibition.websiteId] : undefined;
  return (origin ?? '') + href(exhibitionLink(exhibition, audience));
}

/** Returns the path of an industry at a site, such as `/tex-tr`. */
export const industryBase = (industryAbbr: IndustryAbbr, websiteAbbr: string): string =>
  `/${industryAbbr}-${websiteAbbr}`;

/** Returns the home page of the exhibition's country; `/` if its site has no country. */
export function exhibitionCountryHomeUrl({ websiteId }: Pick<ExhibitionLinkTarget, 'websiteId'>): string {
  const site = findSiteById(websiteId);
  return site === undefined || site.international ? '/' : `/chinahomelife/${site.name}`;
}
