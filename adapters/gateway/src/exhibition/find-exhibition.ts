import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { err, ok } from '@fairhall/core/result';
import { findIndustryByEventCode } from '@fairhall/core/site/event-codes';
import { compareByNumber } from '@fairhall/core/site/number-order';
import { findSiteByEnName } from '@fairhall/core/site/sites';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { findExhibitionsByIds, listExhibitionFacts, pickLanguage } from './exhibition-rows.ts';
import { listOccupiedHalls } from './occupied-halls.ts';
import { sortByNearest } from './sort-exhibitions.ts';

interface ExhibitionQuery {
  readonly exhibitionId?: string | undefined;
  readonly websiteId?: number | undefined;
  readonly type?: string | undefined;
}

const EXHIBITION_NOT_FOUND = { code: '404', message: 'exhibition.none' } as const;

/** One exhibition: by its id, else the current one of a site and an event code, or of a site. A-45 */
export async function findExhibition(context: CallContext, query: ExhibitionQuery): Promise<Answer<ExhibitionDetail>> {
  return findDetail(context, query.exhibitionId ?? (await findCurrentId(context, query)));
}

interface EshowQuery {
  readonly shortName: string;
  readonly country?: string | undefined;
}

/** The current exhibition of an event code at a country's site, or at any site.  */
export async function findEshow(
  context: CallContext,
  { shortName, country }: EshowQuery,
): Promise<Answer<ExhibitionDetail>> {
  const site = country === undefined ? undefined : findSiteByEnName(country);
  if (country !== undefined && site === undefined) return err(EXHIBITION_NOT_FOUND);
  return findDetail(context, await findCurrentId(context, { websiteId: site?.id, type: shortName }));
}

async function findDetail(context: CallContext, exhibitionId: string | undefined): Promise<Answer<ExhibitionDetail>> {
  const found = exhibitionId === undefined ? undefined : await findExhibitionDetail(context, exhibitionId);
  return found === undefined ? err(EXHIBITION_NOT_FOUND) : ok(found);
}

/** An exhibition with its halls and figures; undefined if there is no visible one. */
export async function findExhibitionDetail(
  context: CallContext,
  exhibitionId: string,
): Promise<ExhibitionDetail | undefined> {
  const [exhibition] = await findExhibitionsByIds(context, [exhibitionId]);
  return exhibition && { ...exhibition, ...(await findHallsAndFigures(context, exhibitionId)) };
}

/** The next exhibition that is not over, else the one that ended last. */
async function findCurrentId(context: CallContext, { websiteId, type }: ExhibitionQuery): Promise<string | undefined> {
  const industry = type === undefined ? undefined : findIndustryByEventCode(type);
  if (type !== undefined && industry === undefined) return undefined;
  const found = (await listExhibitionFacts(context)).filter(
    (facts) =>
      (websiteId === undefined || facts.websiteId === websiteId) &&
      (industry === undefined || facts.industry === industry),
  );
  return sortByNearest(found)[0]?.exhibitionId;
}

/** The halls, and the numbers of exhibitors, their countries and their products. */
async function findHallsAndFigures(context: CallContext, exhibitionId: string) {
  const { rows } = await sql<ExhibitionDetail['figures']>`
    select count(*)::int as exhibitors, count(distinct country_id)::int as countries,
      coalesce(sum(product_count), 0)::int as goods
    from exhibitor join supplier on supplier.id = exhibitor.supplier_id
    where exhibition_id = ${exhibitionId}`.execute(context.database.kysely);
  return {
    halls: await listHalls(context, exhibitionId),
    figures: rows[0] ?? { exhibitors: 0, countries: 0, goods: 0 },
  };
}

/** The halls with exhibitors; all halls of an exhibition that has no exhibitors yet. */
async function listHalls(context: CallContext, exhibitionId: string): Promise<ExhibitionDetail['halls']> {
  const occupied = await listOccupiedHalls(context, exhibitionId);
  if (occupied.length > 0) return occupied.map(({ hall, name }) => ({ hall, name }));
  const { database, lang } = context;
  const rows = await database.kysely
    .selectFrom('exhibition_hall')
    .select(['hall', 'names'])
    .where('exhibition_id', '=', exhibitionId)
    .execute();
  return rows
    .map(({ hall, names }) => ({ hall, name: pickLanguage(names, lang) }))
    .sort((one, other) => compareByNumber(one.hall, other.hall));
}
