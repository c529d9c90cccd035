import { loadWorld } from '@fairhall/gateway/catalogue/world/load-world';
import { migrate } from '@fairhall/gateway/db/migrate';
import { databaseFolder } from '@fairhall/gateway/db/open-database';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import type { Bench } from '../bench.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { at } from '../servers/paths.ts';
import { startProcess } from '../servers/started-process.ts';
import { atMost, type Line, seconds } from '../table.ts';

const WORLD = at('fixtures/dist/world.ndjson');
const STARTS = 3;

/** How long the demo world takes to load into the embedded database, and a second `npm start` to answer with a page. */
export async function world(bench: Bench): Promise<readonly Line[]> {
  const loading = await loadSeconds(makeDataFolder(bench));
  const dataFolder = makeDataFolder(bench);
  await startSeconds(bench, dataFolder);
  const starts: number[] = [];
  for (let start = 0; start < (bench.quick ? 1 : STARTS); start += 1)
    starts.push(await startSeconds(bench, dataFolder));
  return [
    atMost('demo world into PGlite', loading, 20, seconds),
    atMost('npm start when warm, slowest', Math.max(...starts), 5, seconds, ` (of ${starts.length})`),
  ];
}

async function loadSeconds(dataFolder: string): Promise<number> {
  const database = await openPGlite({ folder: databaseFolder(dataFolder) });
  try {
    await migrate(database.kysely);
    const began = performance.now();
    const { kind } = await loadWorld(database, { file: WORLD, now: Date.now() });
    if (kind !== 'loaded') throw new Error(`the demo world was not loaded but ${kind}`);
    return (performance.now() - began) / 1000;
  } finally {
    await database.close();
  }
}

/** From the start of the process to the first page; what stands behind `npm start`, without npm itself. */
async function startSeconds(bench: Bench, dataFolder: string): Promise<number> {
  const began = performance.now();
  const started = await startProcess(bench, {
    args: [at('cli/bootstrap.mjs'), 'start'],
    env: { PORT: '0', DATA_DIR: dataFolder },
    find: (written) => /https?:\/\/\S+:\d+/.exec(written)?.[0],
    limitMs: 120_000,
  });
  try {
    const page = await fetch(started.url);
    if (!page.ok) throw new Error(`${started.url} answered ${page.status}`);
    await page.text();
    const took = (performance.now() - began) / 1000;
    bench.tell(`npm start answered in ${took.toFixed(1)} s`);
    return took;
  } finally {
    await started.stop();
  }
}
