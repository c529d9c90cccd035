import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { EXHIBITION_BLOCKED_ID } from '@fairhall/core/contract/exhibition/limits';
import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import { type ExhibitionPhase, exhibitionPhase } from '@fairhall/core/exhibition/phase';
import { exhibitionStatus, type ShowDays } from '@fairhall/core/exhibition/status';
import { getEventCode } from '@fairhall/core/site/event-codes';
import { getExhibitionClock } from '@fairhall/core/site/opening-hours';
import type { Selectable } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { getRouteTable } from '../route-table.ts';
import type { ExhibitionTables } from './exhibition.tables.ts';

export type ExhibitionRow = Selectable<ExhibitionTables['exhibition']>;

/** The fields that decide whether an exhibition is in a list, and at which position. */
export interface ExhibitionFacts extends ShowDays {
  readonly exhibitionId: string;
  readonly websiteId: number;
  readonly countryId: string;
  readonly industry: ExhibitionRow['industry'];
  /** All texts that a list search matches. */
  readonly texts: readonly string[];
  readonly phase: ExhibitionPhase;
}

/** Exhibitions that visitors may see. */
export const selectVisibleExhibitions = ({ kysely }: Queries) =>
  kysely.selectFrom('exhibition').where('is_shown', '=', true).where('exhibition_id', '<>', EXHIBITION_BLOCKED_ID);

/** Loads what a page needs to choose among all exhibitions; there are hundreds at most. */
export async function listExhibitionFacts({ database, now }: CallContext): Promise<readonly ExhibitionFacts[]> {
  const rows = await selectVisibleExhibitions(database)
    .select([
      'exhibition_id',
      'website_id',
      'country_id',
      'industry',
      'inshow_start',
      'inshow_end',
      'start_time',
      'end_time',
      'time_zone',
      'phase',
    ])
    .select(['names', 'name_local', 'location', 'is_published'])
    .execute();
  return rows.map((row) => ({
    exhibitionId: row.exhibition_id,
    websiteId: row.website_id,
    countryId: row.country_id,
    industry: row.industry,
    ...toShowDays(row),
    texts: [...Object.values(row.names), row.name_local, row.location],
    phase: getPhase(row, now),
  }));
}

/**
 * Exhibitions by id, in the order of the ids and the language of the call. Leaves out exhibitions that are not visible.
 */
export async function findExhibitionsByIds(
  context: CallContext,
  ids: readonly string[],
): Promise<readonly Exhibition[]> {
  if (ids.length === 0) return [];
  const { database } = context;
  const rows = await selectVisibleExhibitions(database).selectAll().where('exhibition_id', 'in', ids).execute();
  const themes = await database.kysely
    .selectFrom('exhibition_theme')
    .select(['exhibition_id', 'theme_id', 'titles', 'category_id'])
    .where('exhibition_id', 'in', ids)
    .orderBy('place')
    .orderBy('theme_id')
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find(({ exhibition_id }) => exhibition_id === id);
    const exhibitionThemes = themes.filter(({ exhibition_id }) => exhibition_id === id);
    return row === undefined ? [] : [toExhibition(context, row, exhibitionThemes)];
  });
}

/** A visible exhibition by its id; undefined if there is none. */
export const findVisibleExhibition = (
  { database }: CallContext,
  exhibitionId: string,
): Promise<ExhibitionRow | undefined> =>
  selectVisibleExhibitions(database).selectAll().where('exhibition_id', '=', exhibitionId).executeTakeFirst();

type HourColumns = 'start_time' | 'end_time' | 'time_zone';

/** The phase of an exhibition at a moment, by the show day at its venue. */
export const getPhase = (
  row: Pick<ExhibitionRow, 'is_published' | 'phase' | 'inshow_start' | 'inshow_end' | HourColumns>,
  now: number,
): ExhibitionPhase =>
  exhibitionPhase({ isPublished: row.is_published, setPhase: row.phase, ...toShowDays(row) }, getShowDay(row, now));

/** The show day at the venue. An evening that runs past midnight belongs to the day on which the doors opened. */
const getShowDay = ({ time_zone, start_time, end_time }: Pick<ExhibitionRow, HourColumns>, now: number): string =>
  getExhibitionClock({ timeZone: time_zone, startTime: start_time, endTime: end_time }, now).day;

/** A text in a language, else in English. */
export const pickLanguage = (texts: Readonly<Record<string, string>>, lang: string): string =>
  texts[lang] || texts.en || '';

const toShowDays = ({ inshow_start, inshow_end }: Pick<ExhibitionRow, 'inshow_start' | 'inshow_end'>): ShowDays => ({
  inshowStartDate: inshow_start,
  inshowEndDate: inshow_end,
});

type ThemeRow = Pick<Selectable<ExhibitionTables['exhibition_theme']>, 'theme_id' | 'titles' | 'category_id'>;

function toExhibition(context: CallContext, row: ExhibitionRow, themes: readonly ThemeRow[]): Exhibition {
  const { lang, now } = context;
  const days = toShowDays(row);
  return {
    exhibitionId: row.exhibition_id,
    websiteId: row.website_id,
    countryId: row.country_id,
    name: pickLanguage(row.names, lang),
    nameEn: row.names.en ?? '',
    nameLocal: row.name_local,
    industry: row.industry,
    type: getEventCode(row.industry) ?? '',
    shortName: row.short_name,
    icon: row.icon,
    banner: row.banner,
    tagCategoryIds: row.tag_category_ids.join(),
    startTime: row.start_time,
    endTime: row.end_time,
    ...days,
    timeZone: row.time_zone,
    googleMapUrl: row.map_url,
    location: row.location,
    exhibitionUrl: getExhibitionUrl(context, row),
    status: exhibitionStatus(days, getShowDay(row, now)),
    phase: getPhase(row, now),
    intro: pickLanguage(row.intros, lang),
    themes: themes.map(({ theme_id, titles, category_id }) => ({
      themeId: theme_id,
      title: pickLanguage(titles, lang),
      categoryId: category_id ?? '',
    })),
  };
}

/**
 * The path of the exhibition's page on its country's site; the path of the legacy page if the site is not one of ours.
 * D-13
 */
function getExhibitionUrl(context: CallContext, { website_id, exhibition_id }: ExhibitionRow): string {
  return getRouteTable(context).href(
    'expoHome',
    toExhibitionParams({ exhibitionId: exhibition_id, websiteId: website_id }),
  );
}
