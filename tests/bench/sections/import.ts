import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { openPostgres } from '@fairhall/gateway/db/postgres';
import { sql } from 'kysely';
import type { Bench } from '../bench.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { importFile, importSurroundings, writeProducts } from '../servers/import-command.ts';
import { findParentProcess, readCpuSeconds, sumCpuSeconds } from '../servers/process-cost.ts';
import { formatMilliseconds, formatPerSecond, type Line, toMinimumLine } from '../table.ts';

const PRODUCTS = 20_000;
const QUICK_PRODUCTS = 3_000;
/** Minimum products a second, from the start of the command to its end. */
const BUDGET = { postgres: 3_000, pglite: 1_500 };
/** The size of the catalogue into which products are imported. */
const PRODUCT_COUNT = 10_000;

/**
 * Measures the import of an organiser's products from a file into each database, through the command line, until
 * searches find them.
 */
export async function measureImport(bench: Bench): Promise<readonly Line[]> {
  const databaseUrl = await bench.postgresCatalogue({ products: PRODUCT_COUNT });
  await forgetOperators(databaseUrl);
  return [
    ...(await linesFor(bench, 'PostgreSQL', BUDGET.postgres, { databaseUrl })),
    ...(await linesFor(bench, 'PGlite', BUDGET.pglite, { demo: true })),
  ];
}

async function linesFor(
  bench: Bench,
  name: string,
  budget: number,
  options: { readonly databaseUrl?: string; readonly demo?: boolean },
): Promise<readonly Line[]> {
  const dataFolder = createDataFolder(bench);
  const server = await startFairhall(bench, { dataFolder, ...options });
  const count = bench.quick ? QUICK_PRODUCTS : PRODUCTS;
  await importSurroundings(dataFolder);
  const file = writeProducts(dataFolder, 'csv', count);
  const database = options.databaseUrl === undefined ? 0 : await postmasterOf(options.databaseUrl);
  const spent = () => ({ server: readCpuSeconds(server.pid), database: sumCpuSeconds(database) });
  const [began, before] = [performance.now(), spent()];
  const { command } = await importFile(dataFolder, 'product', file);
  const took = (performance.now() - began) / 1000;
  const after = spent();
  const found = await foundAt(server.url);
  if (found < 1) throw new Error('what was imported is not found');
  await server.stop();
  const parts = { command, server: after.server - before.server, database: after.database - before.database };
  const all = command + parts.server + parts.database;
  const each = Object.entries(parts).map(([part, seconds]) => `${part} ${((seconds * 1000) / count).toFixed(2)}`);
  return [
    toMinimumLine(`${count} products into ${name}`, count / took, budget, formatPerSecond, ` (${took.toFixed(1)} s)`),
    {
      name: `processor for a product into ${name}`,
      figure: `${formatMilliseconds((all * 1000) / count)} (${each.join(', ')})`,
    },
  ];
}

/**
 * Deletes the operators: a server writes the first operator's token to its own data folder, and only if the database
 * has no operator. An earlier section may have started a server on the same catalogue, and its folder is deleted.
 */
async function forgetOperators(url: string): Promise<void> {
  const database = openPostgres({ url, poolSize: 1 });
  try {
    await sql`update staff set revoked = ${Date.now()} where revoked is null`.execute(database.kysely);
  } finally {
    await database.close();
  }
}

/** The parent process of all processes of a PostgreSQL server. */
async function postmasterOf(url: string): Promise<number> {
  const database = openPostgres({ url, poolSize: 1 });
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.kysely);
    return findParentProcess(rows[0]?.pid ?? 0);
  } finally {
    await database.close();
  }
}

/** The number of imported products that searches find. */
async function foundAt(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/gateway/search/goods`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      data: { keyword: 'benchling' },
      lang: 'en',
      websiteId: DEFAULT_VALUES.siteId,
      appVersion: '1.0.0',
    }),
  });
  return ((await answer.json()) as { data?: { total?: number } }).data?.total ?? 0;
}
