import { loadWorld } from '@fairhall/gateway/catalogue/world/load-world';
import { migrate } from '@fairhall/gateway/db/migrate';
import { databaseFolder } from '@fairhall/gateway/db/open-database';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import type { Bench } from '../bench.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { fromRoot } from '../servers/paths.ts';
import { startProcess } from '../servers/started-process.ts';
import { formatSeconds, type Line, toMaximumLine } from '../table.ts';

const WORLD = fromRoot('fixtures/dist/world.ndjson');
const STARTS = 3;

/**
 * Measures how long the demo world takes to load into the embedded database, and how long a second `npm start` takes to
 * the first page.
 */
export async function measureDemoStart(bench: Bench): Promise<readonly Line[]> {
  const loading = await loadSeconds(createDataFolder(bench));
  const dataFolder = createDataFolder(bench);
  await startSeconds(bench, dataFolder);
  const starts: number[] = [];
  for (let start = 0; start < (bench.quick ? 1 : STARTS); start += 1)
    starts.push(await startSeconds(bench, dataFolder));
  return [
    toMaximumLine('demo world into PGlite', loading, 20, formatSeconds),
    toMaximumLine('npm start when warm, slowest', Math.max(...starts), 5, formatSeconds, ` (of ${starts.length})`),
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

/** Seconds from the start of the process to the first page; runs the command of `npm start` without npm itself. */
async function startSeconds(bench: Bench, dataFolder: string): Promise<number> {
  const began = performance.now();
  const started = await startProcess(bench, {
    args: [fromRoot('cli/bootstrap.mjs'), 'start'],
    env: { PORT: '0', DATA_DIR: dataFolder },
    find: (written) => /https?:\/\/\S+:\d+/.exec(written)?.[0],
    limitMs: 120_000,
  });
  try {
    const page = await fetch(started.url);
    if (!page.ok) throw new Error(`${started.url} answered ${page.status}`);
    await page.text();
    const took = (performance.now() - began) / 1000;
    bench.log(`npm start answered in ${took.toFixed(1)} s`);
    return took;
  } finally {
    await started.stop();
  }
}
