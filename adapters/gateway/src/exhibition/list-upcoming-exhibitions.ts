import { isCurrent } from '@fairhall/core/exhibition/phase';
import type { Queries } from '../db/database.ts';
import { getPhase, pickLanguage, selectVisibleExhibitions } from './exhibition-rows.ts';

/** An exhibition with its first and its last day at the venue (yyyy-mm-dd). */
interface UpcomingExhibition {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Exhibitions that are not over at a moment, with their names in a language, by first day. */
export async function listUpcomingExhibitions(
  queries: Queries,
  lang: string,
  now: number,
): Promise<readonly UpcomingExhibition[]> {
  const rows = await selectVisibleExhibitions(queries)
    .select(['exhibition_id', 'names', 'is_published', 'phase', 'inshow_start', 'inshow_end', 'time_zone'])
    .select(['start_time', 'end_time'])
    .orderBy('inshow_start')
    .orderBy('exhibition_id')
    .execute();
  return rows
    .filter((row) => isCurrent(getPhase(row, now)))
    .map(({ exhibition_id, names, inshow_start, inshow_end }) => ({
      id: exhibition_id,
      name: pickLanguage(names, lang),
      from: inshow_start,
      to: inshow_end,
    }));
}
