import { migrate } from '@fairhall/gateway/db/migrate';
import { databaseFolder } from '@fairhall/gateway/db/open-database';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import { type Bench, catalogueSize } from '../bench.ts';
import { fillCatalogue } from '../catalogue/fill.ts';
import { termsOf } from '../catalogue/terms.ts';
import type { Target } from '../load/load-driver.ts';
import { interleave, summaryFor } from '../load/rounds.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { atLeast, atMost, type Line, milliseconds, perSecond } from '../table.ts';
import { ownTarget, questionsOf } from './search-postgres.ts';

/** The same catalogue and calls on the embedded database: searches under load, category pages one after the other. */
export async function searchPGlite(bench: Bench): Promise<readonly Line[]> {
  const dataFolder = makeDataFolder(bench);
  const size = catalogueSize(bench);
  const database = await openPGlite({ folder: databaseFolder(dataFolder) });
  try {
    await migrate(database.kysely);
    bench.tell(`filled PGlite with ${size} products in ${(await fillCatalogue(database, size)).toFixed(0)} s`);
  } finally {
    await database.close();
  }
  const fairhall = await startFairhall(bench, { dataFolder });
  const targets = questionsOf(termsOf(size)).map((question) => ownTarget(question, fairhall.url));
  const load = bench.quick ? { rounds: 1, seconds: 1.5, warmSeconds: 0.5 } : { rounds: 3, seconds: 4, warmSeconds: 1 };
  const searches = await interleave(named(targets, 'search common'), { connections: 16, ...load });
  const pages = await interleave(named(targets, 'category page'), { connections: 1, ...load });
  const common = summaryFor(searches, 'search common');
  const category = summaryFor(pages, 'category page');
  return [
    atLeast('search common', common.perSecond, 780, perSecond, ` (p99 ${milliseconds(common.p99)})`),
    atMost('category page p50, one at a time', category.p50, 2, milliseconds, ` (p99 ${milliseconds(category.p99)})`),
  ];
}

const named = (targets: readonly Target[], name: string): readonly Target[] =>
  targets.filter((target) => target.name === name);
