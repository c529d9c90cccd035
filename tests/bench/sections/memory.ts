import { readFileSync } from 'node:fs';
import { type Bench, catalogueSize } from '../bench.ts';
import { termsOf } from '../catalogue/terms.ts';
import { measure, median, type Target } from '../load/load-driver.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { atMost, type Line, ratio } from '../table.ts';
import { mixed, ownTarget, questionsOf } from './search-postgres.ts';

/** Minutes of load; in a quick run a minute has four seconds. */
const MINUTES = 5;

/** Memory of the server under all reading calls at once, by the minute. */
export async function memory(bench: Bench): Promise<readonly Line[]> {
  const databaseUrl = await bench.postgresCatalogue();
  const fairhall = await startFairhall(bench, { dataFolder: makeDataFolder(bench), databaseUrl });
  const targets = questionsOf(termsOf(catalogueSize(bench))).map((question) => ownTarget(question, fairhall.url));
  const seconds = bench.quick ? 4 : 60;
  const sizes: number[] = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    sizes.push(await sizeUnderLoad(mixed(targets), fairhall.pid, seconds));
    bench.tell(`memory after minute ${minute}: ${sizes.at(-1)?.toFixed(0)} MiB`);
  }
  const [, second = Number.NaN] = sizes;
  const growth = (sizes.at(-1) ?? Number.NaN) / second;
  const told = sizes.map((size) => size.toFixed(0)).join(', ');
  return [
    atMost(
      `memory of minute 5 to minute 2${bench.quick ? ' (of 4 s each)' : ''}`,
      growth,
      1.1,
      ratio,
      ` (${told} MiB)`,
    ),
  ];
}

/** The median of many looks in the second half of the time, since collected garbage makes single looks jump. */
async function sizeUnderLoad(target: Target, pid: number, seconds: number): Promise<number> {
  const looks: number[] = [];
  const looking = setInterval(() => looks.push(residentMegabytes(pid)), 250);
  try {
    await measure(target, { connections: 16, seconds, warmSeconds: 0 });
  } finally {
    clearInterval(looking);
  }
  return median(looks.slice(looks.length / 2));
}

/** Resident memory of a process on Linux, in MiB. */
function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
