import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { EXHIBITION_PAGE_SIZE, RECOMMENDED_MAX } from '@fairhall/core/contract/exhibition/limits';
import { EXHIBITION_FIXED_IDS_SETTING, readFixedIds } from '@fairhall/core/exhibition/ids';
import { isCurrent } from '@fairhall/core/exhibition/phase';
import { ok } from '@fairhall/core/result';
import { hasWords, type SearchWord, searchText, searchWords } from '@fairhall/core/search-text';
import { EXHIBITION_PHASE } from '@fairhall/core/site/exhibition-codes';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { findSiteById } from '@fairhall/core/site/sites';
import type { CallContext } from '../call-context.ts';
import { type ExhibitionFacts, findExhibitionsByIds, listExhibitionFacts } from './exhibition-rows.ts';
import { sortForList } from './sort-exhibitions.ts';

interface ExhibitionListQuery {
  readonly websiteId?: number | undefined;
  readonly industry?: IndustryKey | undefined;
  readonly phase?: number | undefined;
  readonly keyword?: string | undefined;
  readonly pageNo: number;
}

interface ExhibitionPage {
  readonly records: Exhibition[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of exhibitions, the pinned ones first. D-56 */
export async function listExhibitions(
  context: CallContext,
  query: ExhibitionListQuery,
): Promise<Answer<ExhibitionPage>> {
  const { pageNo } = query;
  const words = searchWords(query.keyword ?? '');
  const facts = (await listExhibitionFacts(context)).filter((one) => isMatch(one, query, words));
  const pinned = await listPinnedIds(context);
  const from = (pageNo - 1) * EXHIBITION_PAGE_SIZE;
  const ids = sortForList(facts, pinned).slice(from, from + EXHIBITION_PAGE_SIZE);
  const records = await findExhibitionsByIds(context, ids.map(getId));
  return ok({ records: [...records], total: facts.length, pageNo, pageSize: EXHIBITION_PAGE_SIZE });
}

function isMatch(
  { websiteId, industry, phase, texts }: ExhibitionFacts,
  query: ExhibitionListQuery,
  words: readonly SearchWord[],
): boolean {
  return (
    isOfSite(websiteId, query.websiteId) &&
    (query.industry === undefined || industry === query.industry) &&
    (query.phase === undefined || phase === query.phase) &&
    (words.length === 0 || hasWords(searchText(...texts), words))
  );
}

interface RecommendationQuery {
  readonly websiteId?: number | undefined;
  readonly countryId?: string | undefined;
  readonly ageing: 0 | 1;
}

/**
 * Exhibitions to recommend to a visitor, pinned ones first. Ageing 1 gives those that are open or begin soon, 0 all
 * that are not over., D-56
 */
export async function listRecommendedExhibitions(
  context: CallContext,
  { websiteId, countryId, ageing }: RecommendationQuery,
): Promise<Answer<Exhibition[]>> {
  const facts = (await listExhibitionFacts(context)).filter(
    (one) =>
      isOfSite(one.websiteId, websiteId) &&
      (countryId === undefined || one.countryId === countryId) &&
      (ageing === 0 ? isCurrent(one.phase) : isCurrent(one.phase) && one.phase > EXHIBITION_PHASE.notStarted),
  );
  const ids = sortForList(facts, await listPinnedIds(context))
    .slice(0, RECOMMENDED_MAX)
    .map(getId);
  return ok([...(await findExhibitionsByIds(context, ids))]);
}

const getId = ({ exhibitionId }: ExhibitionFacts): string => exhibitionId;

/** The international site lists the exhibitions of all sites. */
const isOfSite = (websiteId: number, requestedId: number | undefined): boolean =>
  requestedId === undefined || findSiteById(requestedId)?.international === true || websiteId === requestedId;

/** The exhibitions that this installation pins. D-56 */
async function listPinnedIds({ database }: CallContext): Promise<readonly string[]> {
  const row = database.kysely.selectFrom('setting').select('value').where('key', '=', EXHIBITION_FIXED_IDS_SETTING);
  const read = readFixedIds((await row.executeTakeFirst())?.value);
  return read.ok ? read.value : [];
}
