import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { IndustrySite, OnsiteExpo } from '@fairhall/core/contract/industry-expo/calls';
import { INDUSTRY_PAGES, type IndustryPage } from '@fairhall/core/contract/industry-expo/limits';
import { offers } from '@fairhall/core/exhibition/offer';
import { isCurrent } from '@fairhall/core/exhibition/phase';
import { err, ok } from '@fairhall/core/result';
import { INDUSTRIES, INDUSTRY_KEYS, type IndustryAbbr, type IndustryKey } from '@fairhall/core/site/industries';
import { SITES, siteById } from '@fairhall/core/site/sites';
import type { CallContext } from '../call-context.ts';
import type { RowsOf } from '../operator-rows.ts';
import { nearestFirst } from './choose-exhibitions.ts';
import { type ExhibitionFacts, exhibitionFacts, exhibitionsByIds } from './exhibition-rows.ts';
import { exhibitionWithParts } from './find-exhibition.ts';
import { countNews } from './list-news.ts';

/** What the pages of industries need of others. */
export interface IndustryPorts {
  readonly rowsOf: RowsOf;
}

/** An industry at a site, by their abbreviations. */
export interface Base {
  readonly industryAbbr: IndustryAbbr;
  readonly websiteAbbr: string;
}

const NONE = { code: '404', message: 'exhibition.none' } as const;

/** The industry and the site of a base path; undefined where a site has no such abbreviation. A-74 */
export function placeOf({ industryAbbr, websiteAbbr }: Base) {
  const industry = INDUSTRY_KEYS.find((key) => INDUSTRIES[key].abbr === industryAbbr);
  const site = SITES.find(({ abbr }) => abbr === websiteAbbr);
  return industry === undefined || site === undefined ? undefined : { industry, websiteId: site.id };
}

/** The exhibition of an industry at a site that comes, else the one that ended last, and which pages tell of it. */
export async function findIndustrySite(
  ports: IndustryPorts,
  context: CallContext,
  base: Base,
): Promise<Answer<IndustrySite>> {
  const place = placeOf(base);
  if (place === undefined) return err(NONE);
  const editions = nearestFirst((await exhibitionFacts(context)).filter(isAt(place)));
  const [current, ...others] = editions;
  if (current === undefined) return err(NONE);
  const exhibition = await exhibitionWithParts(context, current.exhibitionId);
  if (exhibition === undefined) return err(NONE);
  const menus = await menusOf(ports, context, { base, place, current, hasPast: others.some(isOver) });
  return ok({ exhibition, banner: exhibition.banner, menus });
}

type Place = NonNullable<ReturnType<typeof placeOf>>;

const isAt =
  ({ industry, websiteId }: Place) =>
  (facts: ExhibitionFacts): boolean =>
    facts.industry === industry && facts.websiteId === websiteId;

const isOver = ({ phase }: ExhibitionFacts): boolean => !isCurrent(phase);

interface Told {
  readonly base: Base;
  readonly place: Place;
  readonly current: ExhibitionFacts;
  readonly hasPast: boolean;
}

/** The pages with something on them: no history without an edition before, no news where there are none. */
async function menusOf({ rowsOf }: IndustryPorts, context: CallContext, { base, place, current, hasPast }: Told) {
  const history = await rowsOf(context.database, 'page', `${base.industryAbbr}-${base.websiteAbbr}-history`);
  const news = await countNews(context, place);
  const isThere: Partial<Record<IndustryPage, boolean>> = {
    history: hasPast || isOver(current) || history.length > 0,
    'expo-news': news.expo > 0,
    'industry-news': news.industry > 0,
    'book-stand': offers(current.phase, 'bookStand'),
  };
  return INDUSTRY_PAGES.filter((page) => isThere[page] ?? true);
}

/** An exhibition and those that share a day with it at its site, the first to begin before others. */
export async function listOnsite(context: CallContext, exhibitionId: string): Promise<Answer<OnsiteExpo[]>> {
  const all = await exhibitionFacts(context);
  const asked = all.find((facts) => facts.exhibitionId === exhibitionId);
  if (asked === undefined) return err(NONE);
  const beside = all.filter(
    (facts) =>
      facts.websiteId === asked.websiteId &&
      facts.inshowStartDate <= asked.inshowEndDate &&
      facts.inshowEndDate >= asked.inshowStartDate,
  );
  const ids = [...beside].sort(byStart).map((facts) => facts.exhibitionId);
  return ok((await exhibitionsByIds(context, ids)).map(onsiteOf));
}

const byStart = (one: ExhibitionFacts, other: ExhibitionFacts): number =>
  `${one.inshowStartDate}${one.exhibitionId}` < `${other.inshowStartDate}${other.exhibitionId}` ? -1 : 1;

function onsiteOf(exhibition: {
  readonly exhibitionId: string;
  readonly websiteId: number;
  readonly industry: IndustryKey;
  readonly name: string;
  readonly inshowStartDate: string;
  readonly inshowEndDate: string;
  readonly location: string;
}): OnsiteExpo {
  const { exhibitionId, websiteId, industry, name, inshowStartDate, inshowEndDate, location } = exhibition;
  return {
    industryAbbr: INDUSTRIES[industry].abbr,
    websiteAbbr: siteById(websiteId)?.abbr ?? 'ww',
    exhibitionId,
    name,
    inshowStartDate,
    inshowEndDate,
    location,
  };
}
