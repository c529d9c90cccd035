import type { IndustryKey } from '@fairhall/core/site/industries';
import type { Database } from '../db/database.ts';
import { isFirstTime } from '../db/demo-part.ts';

/** The scene, by its file, and its words, that stands over the suppliers of each industry. */
const HALL = ['hall', 'An exhibition hall'] as const;
const SHOWROOM = ['showroom', 'A showroom'] as const;
const NURSERY = ['nursery', 'A room for children and pets'] as const;
const HOMES = ['homes', 'Homes with their own power'] as const;
const SCENES: Readonly<Record<IndustryKey, readonly [name: string, text: string]>> = {
  ...{ textile: HALL, stageAudio: HALL },
  ...{ decoration: SHOWROOM, homeGifts: SHOWROOM },
  ...{ maternity: NURSERY, pets: NURSERY, didacticAsia: NURSERY },
  ...{ newEnergy: HOMES, building: HOMES },
  machinery: ['factory', 'A factory'],
  electronics: ['workshop', 'An electronics workshop'],
  regional: ['market', 'A food market'],
};

/**
 * Gives the suppliers of the demo world's industries a banner, once: the first picture of the operators' page
 * `banner-{industry}`. An industry whose scene is not among the pictures gets none. D-45
 */
export async function loadDemoBanners(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await isFirstTime(transaction, 'banners', now))) return;
    const { kysely } = transaction;
    const scenes = await kysely.selectFrom('picture').select(['id', 'file']).where('file', 'like', 'scene-%').execute();
    const idOf = new Map(scenes.map(({ id, file }) => [file, id]));
    const rows = Object.entries(SCENES).flatMap(([industry, [name, text]]) => {
      const image = idOf.get(`scene-${name}.webp`);
      if (image === undefined) return [];
      const key = `banner-${industry}`;
      const blocks = JSON.stringify([{ type: 'image', text, image }]);
      const content = JSON.stringify({ page: key, lang: 'en', title: text, blocks });
      return [{ list: 'page', key, part: 'en', content, changed: now }];
    });
    if (rows.length === 0) return;
    const kept = kysely.insertInto('operator_row').values(rows);
    await kept.onConflict((conflict) => conflict.doNothing()).execute();
  });
}
