import type { IndustryKey } from '@fairhall/core/site/industries';
import type { Queries } from './db/database.ts';

/** The scene, by its file, and its words, that stands over each industry of the demo world. */
const HALL = ['hall', 'An exhibition hall'] as const;
const SHOWROOM = ['showroom', 'A showroom'] as const;
const NURSERY = ['nursery', 'A room for children and pets'] as const;
const HOMES = ['homes', 'Homes that generate their own power'] as const;
export const DEMO_SCENES: Readonly<Record<IndustryKey, readonly [name: string, text: string]>> = {
  textile: HALL,
  stageAudio: HALL,
  decoration: SHOWROOM,
  homeGifts: SHOWROOM,
  maternity: NURSERY,
  pets: NURSERY,
  didacticAsia: NURSERY,
  newEnergy: HOMES,
  building: HOMES,
  machinery: ['factory', 'A factory'],
  electronics: ['workshop', 'An electronics workshop'],
  regional: ['market', 'A food market'],
};

/** The ids of the scenes that are among the pictures, by their names. */
export async function demoScenes({ kysely }: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await kysely.selectFrom('picture').select(['id', 'file']).where('file', 'like', 'scene-%').execute();
  return new Map(rows.map(({ id, file }) => [file.replace(/^scene-|\.webp$/g, ''), id]));
}
