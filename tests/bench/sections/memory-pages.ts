import type { Bench } from '../bench.ts';
import { memoryByMinute } from '../load/memory-by-minute.ts';
import { mixedPages, pageKinds } from '../pages/page-targets.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { atMost, type Line, mebibytes, ratio } from '../table.ts';

const GROWTH = 1.1;
const MEBIBYTES = 260;

/** Memory of the server while sixteen browsers read pages, by the minute. */
export async function memoryPages(bench: Bench): Promise<readonly Line[]> {
  const databaseUrl = await bench.postgresCatalogue();
  const { url, pid } = await startFairhall(bench, { dataFolder: makeDataFolder(bench), databaseUrl, pages: true });
  const kinds = await pageKinds(bench, url);
  const { growth, last, told } = await memoryByMinute(
    bench,
    mixedPages(kinds, { name: 'all pages', origin: url, reader: 'browser' }),
    pid,
  );
  return [
    atMost('memory of minute 5 to minute 2', growth, GROWTH, ratio, told),
    atMost('memory after minute 5', last, MEBIBYTES, mebibytes),
  ];
}
