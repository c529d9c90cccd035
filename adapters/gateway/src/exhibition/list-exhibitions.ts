import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { EXHIBITIONS_A_PAGE, RECOMMENDED_MAX } from '@fairhall/core/contract/exhibition/limits';
import { FIXED_IDS_SETTING, readFixedIds } from '@fairhall/core/exhibition/ids';
import { isCurrent } from '@fairhall/core/exhibition/phase';
import { ok } from '@fairhall/core/result';
import { holdsWords, type SearchWord, searchText, searchWords } from '@fairhall/core/search-text';
import { EXHIBITION_PHASE } from '@fairhall/core/site/exhibition-codes';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { siteById } from '@fairhall/core/site/sites';
import type { CallContext } from '../call-context.ts';
import { listed } from './choose-exhibitions.ts';
import { type ExhibitionFacts, exhibitionFacts, exhibitionsByIds } from './exhibition-rows.ts';

interface Asked {
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
export async function listExhibitions(context: CallContext, asked: Asked): Promise<Answer<ExhibitionPage>> {
  const { pageNo } = asked;
  const words = searchWords(asked.keyword ?? '');
  const facts = (await exhibitionFacts(context)).filter((one) => fits(one, asked, words));
  const pinned = await pinnedIds(context);
  const from = (pageNo - 1) * EXHIBITIONS_A_PAGE;
  const ids = listed(facts, pinned).slice(from, from + EXHIBITIONS_A_PAGE);
  const records = await exhibitionsByIds(context, ids.map(idOf));
  return ok({ records: [...records], total: facts.length, pageNo, pageSize: EXHIBITIONS_A_PAGE });
}

function fits(
  { websiteId, industry, phase, texts }: ExhibitionFacts,
  asked: Asked,
  words: readonly SearchWord[],
): boolean {
  return (
    isOfSite(websiteId, asked.websiteId) &&
    (asked.industry === undefined || industry === asked.industry) &&
    (asked.phase === undefined || phase === asked.phase) &&
    (words.length === 0 || holdsWords(searchText(...texts), words))
  );
}

interface RecommendedAsked {
  readonly websiteId?: number | undefined;
  readonly countryId?: string | undefined;
  readonly ageing: 0 | 1;
}

/**
 * Exhibitions to tell a visitor of: with ageing 1 those that are open or come soon, with 0 all that are not over; the pinned
 * ones first., D-56
 */
export async function recommendExhibitions(
  context: CallContext,
  { websiteId, countryId, ageing }: RecommendedAsked,
): Promise<Answer<Exhibition[]>> {
  const facts = (await exhibitionFacts(context)).filter(
    (one) =>
      isOfSite(one.websiteId, websiteId) &&
      (countryId === undefined || one.countryId === countryId) &&
      (ageing === 0 ? isCurrent(one.phase) : isCurrent(one.phase) && one.phase > EXHIBITION_PHASE.notStarted),
  );
  const ids = listed(facts, await pinnedIds(context))
    .slice(0, RECOMMENDED_MAX)
    .map(idOf);
  return ok([...(await exhibitionsByIds(context, ids))]);
}

const idOf = ({ exhibitionId }: ExhibitionFacts): string => exhibitionId;

/** The international site tells of all exhibitions. */
const isOfSite = (websiteId: number, wanted: number | undefined): boolean =>
  wanted === undefined || siteById(wanted)?.international === true || websiteId === wanted;

/** The exhibitions that this installation pins. D-56 */
async function pinnedIds({ database }: CallContext): Promise<readonly string[]> {
  const row = database.kysely.selectFrom('setting').select('value').where('key', '=', FIXED_IDS_SETTING);
  const read = readFixedIds((await row.executeTakeFirst())?.value);
  return read.ok ? read.value : [];
}
