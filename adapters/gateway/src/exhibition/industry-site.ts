import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { IndustrySite, OnsiteExhibition } from '@fairhall/core/contract/industry-expo/calls';
import { INDUSTRY_PAGES, type IndustryPage } from '@fairhall/core/contract/industry-expo/limits';
import type { ExhibitionLinkTarget } from '@fairhall/core/exhibition/links';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { isCurrent } from '@fairhall/core/exhibition/phase';
import { err, ok } from '@fairhall/core/result';
import { INDUSTRY_BY_KEY, INDUSTRY_KEYS, type IndustryAbbr, type IndustryKey } from '@fairhall/core/site/industries';
import { findSiteByAbbr, findSiteById } from '@fairhall/core/site/sites';
import type { CallContext } from '../call-context.ts';
import type { ListRows } from '../operator-rows.ts';
import { type ExhibitionFacts, findExhibitionsByIds, listExhibitionFacts } from './exhibition-rows.ts';
import { findExhibitionDetail } from './find-exhibition.ts';
import { countNews } from './list-news.ts';
import { sortByNearest } from './sort-exhibitions.ts';

/** The functions of other features that industry pages need. */
export interface IndustryPorts {
  readonly listRows: ListRows;
  /** The address of an exhibition on the host of its country; '' if that is no host of its own. */
  readonly findCountryUrl: (exhibition: ExhibitionLinkTarget) => string;
}

/** An industry at a site, by their abbreviations. */
export interface Base {
  readonly industryAbbr: IndustryAbbr;
  readonly websiteAbbr: string;
}

const EXHIBITION_NOT_FOUND = { code: '404', message: 'exhibition.none' } as const;

/** The industry and the site of a base path; undefined if an abbreviation is unknown. A-74 */
export function resolveBase({ industryAbbr, websiteAbbr }: Base) {
  const industry = INDUSTRY_KEYS.find((key) => INDUSTRY_BY_KEY[key].abbr === industryAbbr);
  const site = findSiteByAbbr(websiteAbbr);
  return industry === undefined || site === undefined ? undefined : { industry, websiteId: site.id };
}

/** The next exhibition of an industry at a site, else the one that ended last, with the menu of its pages. */
export async function findIndustrySite(
  ports: IndustryPorts,
  context: CallContext,
  base: Base,
): Promise<Answer<IndustrySite>> {
  const siteKey = resolveBase(base);
  if (siteKey === undefined) return err(EXHIBITION_NOT_FOUND);
  const editions = sortByNearest((await listExhibitionFacts(context)).filter(isAt(siteKey)));
  const [current, ...others] = editions;
  if (current === undefined) return err(EXHIBITION_NOT_FOUND);
  const exhibition = await findExhibitionDetail(context, current.exhibitionId);
  if (exhibition === undefined) return err(EXHIBITION_NOT_FOUND);
  const menus = await listMenus(ports, context, { base, siteKey, current, hasPast: others.some(isOver) });
  return ok({ exhibition, banner: exhibition.banner, menus, countryUrl: ports.findCountryUrl(current) });
}

type IndustrySiteKey = NonNullable<ReturnType<typeof resolveBase>>;

const isAt =
  ({ industry, websiteId }: IndustrySiteKey) =>
  (facts: ExhibitionFacts): boolean =>
    facts.industry === industry && facts.websiteId === websiteId;

const isOver = ({ phase }: ExhibitionFacts): boolean => !isCurrent(phase);

interface MenuInput {
  readonly base: Base;
  readonly siteKey: IndustrySiteKey;
  readonly current: ExhibitionFacts;
  readonly hasPast: boolean;
}

/** Only pages that have content: no history without an earlier edition, no news page without news. */
async function listMenus(
  { listRows }: IndustryPorts,
  context: CallContext,
  { base, siteKey, current, hasPast }: MenuInput,
) {
  const history = await listRows(context.database, 'page', `${base.industryAbbr}-${base.websiteAbbr}-history`);
  const news = await countNews(context, siteKey);
  const hasContent: Partial<Record<IndustryPage, boolean>> = {
    history: hasPast || isOver(current) || history.length > 0,
    'expo-news': news.expo > 0,
    'industry-news': news.industry > 0,
    'book-stand': hasOffer(current.phase, 'bookStand'),
  };
  return INDUSTRY_PAGES.filter((page) => hasContent[page] ?? true);
}

/** An exhibition and those at the same site that share a day with it, by first day. */
export async function listOnsite(context: CallContext, exhibitionId: string): Promise<Answer<OnsiteExhibition[]>> {
  const all = await listExhibitionFacts(context);
  const requested = all.find((facts) => facts.exhibitionId === exhibitionId);
  if (requested === undefined) return err(EXHIBITION_NOT_FOUND);
  const overlapping = all.filter(
    (facts) =>
      facts.websiteId === requested.websiteId &&
      facts.inshowStartDate <= requested.inshowEndDate &&
      facts.inshowEndDate >= requested.inshowStartDate,
  );
  const ids = [...overlapping].sort(compareStart).map((facts) => facts.exhibitionId);
  return ok((await findExhibitionsByIds(context, ids)).map(toOnsiteExpo));
}

const compareStart = (one: ExhibitionFacts, other: ExhibitionFacts): number =>
  `${one.inshowStartDate}${one.exhibitionId}` < `${other.inshowStartDate}${other.exhibitionId}` ? -1 : 1;

function toOnsiteExpo(exhibition: {
  readonly exhibitionId: string;
  readonly websiteId: number;
  readonly industry: IndustryKey;
  readonly name: string;
  readonly inshowStartDate: string;
  readonly inshowEndDate: string;
  readonly location: string;
}): OnsiteExhibition {
  const { exhibitionId, websiteId, industry, name, inshowStartDate, inshowEndDate, location } = exhibition;
  return {
    industryAbbr: INDUSTRY_BY_KEY[industry].abbr,
    websiteAbbr: findSiteById(websiteId)?.abbr ?? 'ww',
    exhibitionId,
    name,
    inshowStartDate,
    inshowEndDate,
    location,
  };
}
