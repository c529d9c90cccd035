import type { IndustryKey } from '@fairhall/core/site/industries';
import type { Queries } from './db/database.ts';

/** Picture file and alternative text for each industry of the demo world. */
const SCENE_HALL = ['hall', 'An exhibition hall'] as const;
const SCENE_SHOWROOM = ['showroom', 'A showroom'] as const;
const SCENE_NURSERY = ['nursery', 'A room for children and pets'] as const;
const SCENE_HOMES = ['homes', 'Homes that generate their own power'] as const;
export const DEMO_SCENES: Readonly<Record<IndustryKey, readonly [name: string, text: string]>> = {
  textile: SCENE_HALL,
  stageAudio: SCENE_HALL,
  decoration: SCENE_SHOWROOM,
  homeGifts: SCENE_SHOWROOM,
  maternity: SCENE_NURSERY,
  pets: SCENE_NURSERY,
  didacticAsia: SCENE_NURSERY,
  newEnergy: SCENE_HOMES,
  building: SCENE_HOMES,
  machinery: ['factory', 'A factory'],
  electronics: ['workshop', 'An electronics workshop'],
  regional: ['market', 'A food market'],
};

/** Ids of the scene pictures, by scene name. */
export async function findDemoScenes({ kysely }: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await kysely.selectFrom('picture').select(['id', 'file']).where('file', 'like', 'scene-%').execute();
  return new Map(rows.map(({ id, file }) => [file.replace(/^scene-|\.webp$/g, ''), id]));
}
