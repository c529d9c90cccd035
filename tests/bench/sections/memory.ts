import { type Bench, catalogueSize } from '../bench.ts';
import { termsOf } from '../catalogue/terms.ts';
import { memoryByMinute } from '../load/memory-by-minute.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { atMost, type Line, ratio } from '../table.ts';
import { mixed, ownTarget, questionsOf } from './search-postgres.ts';

/** Memory of the server under all reading calls at once, by the minute. */
export async function memory(bench: Bench): Promise<readonly Line[]> {
  const databaseUrl = await bench.postgresCatalogue();
  const fairhall = await startFairhall(bench, { dataFolder: makeDataFolder(bench), databaseUrl });
  const targets = questionsOf(termsOf(catalogueSize(bench))).map((question) => ownTarget(question, fairhall.url));
  const { growth, told } = await memoryByMinute(bench, mixed(targets), fairhall.pid);
  return [atMost('memory of minute 5 to minute 2', growth, 1.1, ratio, told)];
}
