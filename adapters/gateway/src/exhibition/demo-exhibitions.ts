import { ENTRY_TYPES } from '@fairhall/core/contract/exhibition/limits';
import { EXHIBITION_FIXED_IDS, EXHIBITION_FIXED_IDS_SETTING } from '@fairhall/core/exhibition/ids';
import { getEventCode } from '@fairhall/core/site/event-codes';
import { findSiteById } from '@fairhall/core/site/sites';
import { getZoneDay } from '@fairhall/core/site/zone-day';
import type { Insertable } from 'kysely';
import type { Database, Transaction } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';
import { DEMO_SCENES, findDemoScenes } from '../demo-scenes.ts';
import { DEMO_EXHIBITIONS, DEMO_EXHIBITIONS_BESIDE, type DemoExhibition } from './demo-exhibition-list.ts';
import { buildShowIntros, buildShowNames } from './demo-exhibition-words.ts';
import { createDemoParts, type World } from './demo-exhibitors.ts';
import { insertDemoHallPlans } from './demo-hall-plans.ts';
import type { ExhibitionTables } from './exhibition.tables.ts';

const DAY = 86_400_000;

/**
 * Adds the demo exhibitions with halls, themes and exhibitors, once; their days count from the day of loading. The halls of
 * those that are open have a plan. D-56 D-98
 */
export async function loadDemoExhibitions(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    if (await insertDemoMark(transaction, 'exhibitions', now)) {
      await insertExhibitions(transaction, DEMO_EXHIBITIONS, now);
      await transaction.kysely
        .insertInto('setting')
        .values({ key: EXHIBITION_FIXED_IDS_SETTING, value: EXHIBITION_FIXED_IDS.join() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (await insertDemoMark(transaction, 'exhibitionsBeside', now))
      await insertExhibitions(transaction, DEMO_EXHIBITIONS_BESIDE, now);
    if (await insertDemoMark(transaction, 'hallPlans', now)) await insertDemoHallPlans(transaction, listOpenIds());
  });
}

/** The exhibitions that are open on the day of loading. The plans of the others stay schematic. */
const listOpenIds = (): readonly string[] =>
  [...DEMO_EXHIBITIONS, ...DEMO_EXHIBITIONS_BESIDE]
    .filter(({ opens, days }) => opens <= 0 && opens + days > 0)
    .map(({ id }) => id);

/**
 * Moves the days of the demo exhibitions so that they count from now, if they were loaded earlier. `now` is epoch
 * milliseconds.
 */
export async function updateDemoExhibitionDays({ kysely }: Transaction, now: number): Promise<void> {
  for (const exhibition of [...DEMO_EXHIBITIONS, ...DEMO_EXHIBITIONS_BESIDE])
    await kysely
      .updateTable('exhibition')
      .set(getShowDays(exhibition, now))
      .where('exhibition_id', '=', exhibition.id)
      .execute();
}

/** Its first and last day at its venue. */
function getShowDays({ opens, days, timeZone }: DemoExhibition, now: number) {
  const dayAfter = (count: number) => getZoneDay('UTC', Date.parse(getZoneDay(timeZone, now)) + count * DAY);
  return { inshow_start: dayAfter(opens), inshow_end: dayAfter(opens + days - 1) };
}

async function insertExhibitions(
  transaction: Transaction,
  exhibitions: readonly DemoExhibition[],
  now: number,
): Promise<void> {
  const { kysely } = transaction;
  const world = await readWorld(transaction);
  const parts = exhibitions.map((exhibition) => createDemoParts(exhibition, world));
  const halls = parts.flatMap((part) => part.halls);
  const themes = parts.flatMap((part) => part.themes);
  const exhibitors = parts.flatMap((part) => part.exhibitors);
  await kysely
    .insertInto('exhibition')
    .values(exhibitions.map((exhibition) => toExhibitionRow(exhibition, world, now)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (halls.length > 0) await kysely.insertInto('exhibition_hall').values(halls).execute();
  if (themes.length > 0) await kysely.insertInto('exhibition_theme').values(themes).execute();
  if (exhibitors.length > 0) await kysely.insertInto('exhibitor').values(exhibitors).execute();
}

async function readWorld(transaction: Transaction): Promise<World> {
  const { kysely } = transaction;
  const suppliers = kysely.selectFrom('supplier').select(['id', 'industry', 'categories', 'spotlight']).orderBy('rank');
  const categories = kysely.selectFrom('category').select(['id', 'industry', 'level', 'names', 'product_count']);
  const tagCategories = kysely.selectFrom('tag_category').select(['id', 'industry']).where('parent_id', 'is', null);
  return {
    suppliers: await suppliers.orderBy('id').execute(),
    categories: await categories.where('level', '<', 3).orderBy('id').execute(),
    tagCategories: await tagCategories.orderBy('id').execute(),
    scenes: await findDemoScenes(transaction),
  };
}

type ExhibitionRow = Insertable<ExhibitionTables['exhibition']>;

function toExhibitionRow(exhibition: DemoExhibition, { tagCategories, scenes }: World, now: number): ExhibitionRow {
  const { id, websiteId, industry, city, nameLocal, location, timeZone, isPublished } = exhibition;
  return {
    exhibition_id: id,
    website_id: websiteId,
    industry,
    country_id: findSiteById(websiteId)?.countryId ?? '',
    names: buildShowNames(industry, city),
    name_local: nameLocal,
    intros: buildShowIntros(industry, city),
    short_name: (getEventCode(industry) ?? '').toLowerCase(),
    banner: scenes.get(DEMO_SCENES[industry][0]) ?? '',
    tag_category_ids: tagCategories.filter((category) => category.industry === industry).map((category) => category.id),
    start_time: '10:00',
    end_time: '18:00',
    time_zone: timeZone,
    location,
    ...getShowDays(exhibition, now),
    map_url: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`,
    is_published: isPublished ?? true,
    entry_types: [...ENTRY_TYPES],
  };
}
