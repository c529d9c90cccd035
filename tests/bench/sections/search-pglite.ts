import { migrate } from '@fairhall/gateway/db/migrate';
import { databaseFolder } from '@fairhall/gateway/db/open-database';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import { type Bench, getCatalogueSize } from '../bench.ts';
import { fillCatalogue } from '../catalogue/fill.ts';
import { findTerms } from '../catalogue/terms.ts';
import type { Target } from '../load/load-driver.ts';
import { getSummary, measureInTurn } from '../load/rounds.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { formatMilliseconds, formatPerSecond, type Line, toMaximumLine, toMinimumLine } from '../table.ts';
import { createQuestions, createSearchTarget } from './search-postgres.ts';

/**
 * Measures the same catalogue and calls on the embedded database: searches under load, category pages one after the
 * other.
 */
export async function measureSearchPGlite(bench: Bench): Promise<readonly Line[]> {
  const dataFolder = createDataFolder(bench);
  const size = getCatalogueSize(bench);
  const database = await openPGlite({ folder: databaseFolder(dataFolder) });
  try {
    await migrate(database.kysely);
    bench.log(`filled PGlite with ${size} products in ${(await fillCatalogue(database, size)).toFixed(0)} s`);
  } finally {
    await database.close();
  }
  const fairhall = await startFairhall(bench, { dataFolder });
  const targets = createQuestions(findTerms(size)).map((question) => createSearchTarget(question, fairhall.url));
  const load = bench.quick ? { rounds: 1, seconds: 1.5, warmSeconds: 0.5 } : { rounds: 3, seconds: 4, warmSeconds: 1 };
  const searches = await measureInTurn(named(targets, 'search common'), { connections: 16, ...load });
  const pages = await measureInTurn(named(targets, 'category page'), { connections: 1, ...load });
  const common = getSummary(searches, 'search common');
  const category = getSummary(pages, 'category page');
  return [
    toMinimumLine('search common', common.perSecond, 780, formatPerSecond, ` (p99 ${formatMilliseconds(common.p99)})`),
    toMaximumLine(
      'category page p50, one at a time',
      category.p50,
      2,
      formatMilliseconds,
      ` (p99 ${formatMilliseconds(category.p99)})`,
    ),
  ];
}

const named = (targets: readonly Target[], name: string): readonly Target[] =>
  targets.filter((target) => target.name === name);
