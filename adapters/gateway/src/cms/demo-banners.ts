import { rowSearchText } from '@fairhall/core/operator-list/row-search-text';
import type { Database } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';
import { DEMO_SCENES, findDemoScenes } from '../demo-scenes.ts';

/**
 * Adds a banner for each industry of the demo suppliers, once: the first picture of the operators' page
 * `banner-{industry}`. Skips an industry whose scene has no picture. D-45
 */
export async function loadDemoBanners(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await insertDemoMark(transaction, 'banners', now))) return;
    const { kysely } = transaction;
    const scenes = await findDemoScenes(transaction);
    const rows = Object.entries(DEMO_SCENES).flatMap(([industry, [name, text]]) => {
      const image = scenes.get(name);
      if (image === undefined) return [];
      const key = `banner-${industry}`;
      const blocks = JSON.stringify([{ type: 'image', text, image }]);
      const content = { page: key, lang: 'en', title: text, blocks };
      const search_text = rowSearchText(content);
      return [{ list: 'page', key, part: 'en', content: JSON.stringify(content), search_text, changed: now }];
    });
    if (rows.length === 0) return;
    const insertion = kysely.insertInto('operator_row').values(rows);
    await insertion.onConflict((conflict) => conflict.doNothing()).execute();
  });
}
