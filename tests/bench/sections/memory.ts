import { type Bench, getCatalogueSize } from '../bench.ts';
import { findTerms } from '../catalogue/terms.ts';
import { measureMemoryByMinute } from '../load/memory-by-minute.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { formatRatio, type Line, toMaximumLine } from '../table.ts';
import { createQuestions, createSearchTarget, mergeTargets } from './search-postgres.ts';

/** Measures the memory of the server under all read calls at once, by the minute. */
export async function measureMemory(bench: Bench): Promise<readonly Line[]> {
  const databaseUrl = await bench.postgresCatalogue();
  const fairhall = await startFairhall(bench, { dataFolder: createDataFolder(bench), databaseUrl });
  const targets = createQuestions(findTerms(getCatalogueSize(bench))).map((question) =>
    createSearchTarget(question, fairhall.url),
  );
  const { growth, summary } = await measureMemoryByMinute(bench, mergeTargets(targets), fairhall.pid);
  return [toMaximumLine('memory of minute 5 to minute 2', growth, 1.1, formatRatio, summary)];
}
