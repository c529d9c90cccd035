import type { Bench } from '../bench.ts';
import { measureMemoryByMinute } from '../load/memory-by-minute.ts';
import { listPageKinds, mergePages } from '../pages/page-targets.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { formatMebibytes, formatRatio, type Line, toMaximumLine } from '../table.ts';

const GROWTH = 1.1;
const MEBIBYTES = 260;

/** Measures memory of the server while sixteen browsers read pages, by the minute. */
export async function measureMemoryPages(bench: Bench): Promise<readonly Line[]> {
  const databaseUrl = await bench.postgresCatalogue();
  const { url, pid } = await startFairhall(bench, { dataFolder: createDataFolder(bench), databaseUrl, pages: true });
  const kinds = await listPageKinds(bench, url);
  const { growth, last, summary } = await measureMemoryByMinute(
    bench,
    mergePages(kinds, { name: 'all pages', origin: url, reader: 'browser' }),
    pid,
  );
  return [
    toMaximumLine('memory of minute 5 to minute 2', growth, GROWTH, formatRatio, summary),
    toMaximumLine('memory after minute 5', last, MEBIBYTES, formatMebibytes),
  ];
}
