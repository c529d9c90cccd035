import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@fairhall/gateway/db/migrate';
import { openPostgres } from '@fairhall/gateway/db/postgres';
import { insertProducts } from '../kill/store.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { runStatement, withDatabase } from '../support/postgres-setup.ts';
import { type ServerProcess, startServerProcess, waitForUrl } from '../support/server-process.ts';
import { createBreaker, type Outage, runOutage } from './faults.ts';
import { type Load, startLoad } from './load.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const SMALL_PAGES = ['--pages', new URL('small-pages.ts', import.meta.url).pathname];
const WITHOUT_LISTENER = new URL('without-connection-listener.ts', import.meta.url).href;
/** Interval between two terminated backends, in milliseconds. */
const EVERY = 500;
/** Maximum recovery time by REL-23, in milliseconds. */
const RECOVERY = 5_000;

export interface FaultOptions {
  /** Duration of the run, during which backends are terminated. */
  readonly seconds: number;
  /** Number of database crashes during the run, each for `awayMs` milliseconds. */
  readonly outages: number;
  readonly awayMs: number;
  /** True for the control run: the server's connections have no error listener. */
  readonly withoutListener?: boolean;
  /** The arguments for the pages; two small ones when absent. */
  readonly pages?: readonly string[];
}

export interface FaultReport {
  readonly isAlive: boolean;
  readonly terminated: number;
  readonly acknowledged: number;
  /** Number of acknowledged enquiries that are not in the database. */
  readonly lost: number;
  readonly statuses: Readonly<Record<number, number>>;
  readonly outages: readonly Outage[];
}

/** Runs a server under load on a database whose connections keep breaking. */
export async function runFaults(options: FaultOptions): Promise<FaultReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhall-fault-'));
  const postgres = await startPostgres(ROOT, { isDurable: true });
  const url = withDatabase(postgres.url, 'fault');
  let server: ServerProcess | undefined;
  try {
    await prepare(postgres.url, url);
    server = startServerProcess(
      {
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        PORT: '0',
        TRUST_PROXY: '127.0.0.1',
        ...(options.withoutListener === true && { NODE_OPTIONS: `--import=${WITHOUT_LISTENER}` }),
      },
      options.pages ?? SMALL_PAGES,
    );
    const origin = await waitForUrl(server, dataDir);
    return await broken({ ...options, postgres, url, origin, server });
  } finally {
    server?.child.kill('SIGKILL');
    await server?.ended;
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function prepare(maintenance: string, url: string): Promise<void> {
  await runStatement(
    maintenance,
    `create database fault template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  const database = openPostgres({ url });
  await migrate(database.kysely);
  await insertProducts(database);
  await database.close();
}

interface Running extends FaultOptions {
  readonly postgres: PostgresServer;
  readonly url: string;
  readonly origin: string;
  readonly server: ServerProcess;
}

async function broken({ seconds, outages, awayMs, postgres, url, origin, server }: Running): Promise<FaultReport> {
  let isAlive = true;
  void server.ended.then(() => {
    isAlive = false;
  });
  const load = startLoad(origin);
  const seen: Outage[] = [];
  let terminated = 0;
  await untilCached(origin);
  const between = (seconds * 1_000) / (outages + 1);
  for (let round = 0; round <= outages && isAlive; round += 1) {
    const breaker = createBreaker(url);
    const end = performance.now() + between;
    while (isAlive && performance.now() < end) {
      if (await breaker.terminateOne()) terminated += 1;
      await pause(EVERY);
    }
    await breaker.close().catch(() => undefined);
    if (isAlive && round < outages) seen.push(await runOutage(postgres, origin, awayMs));
    if (isAlive) await untilCached(origin);
  }
  await load.stop();
  const stayedAlive = isAlive;
  const lost = await lostOf(load, url);
  return {
    isAlive: stayedAlive,
    terminated,
    acknowledged: load.acknowledged.length,
    lost,
    statuses: Object.fromEntries(load.statuses),
    outages: seen,
  };
}

/** Waits until the page for the outages is cached, and the server receives change notifications. */
async function untilCached(origin: string): Promise<void> {
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    const page = await fetch(`${origin}/`).catch(() => undefined);
    // Only a page from the cache has an ETag.
    if (page?.status === 200 && page.headers.has('etag') && !page.headers.has('age')) return;
    await pause(50);
  }
}

async function lostOf({ acknowledged }: Load, url: string): Promise<number> {
  const database = openPostgres({ url });
  const rows = await database.kysely.selectFrom('enquiry').select('enquiry_id').execute();
  await database.close();
  const stored = new Set(rows.map(({ enquiry_id }) => enquiry_id));
  return acknowledged.filter((id) => !stored.has(id)).length;
}

/** The violations in a report, one line each. REL-23 */
export function listViolations({ isAlive, lost, acknowledged, terminated, statuses, outages }: FaultReport): string[] {
  const other = Object.keys(statuses).filter((status) => !['200', '503'].includes(status));
  const all = (answers: readonly number[], status: number) => answers.every((answer) => answer === status);
  return [
    ...(isAlive ? [] : ['the server ended']),
    ...(lost === 0 ? [] : [`${lost} acknowledged enquiries are lost`]),
    ...(acknowledged > 0 && terminated > 0 ? [] : ['nothing was written, or no connection was broken']),
    ...(other.length === 0 ? [] : [`a reading call answered ${other.join(', ')}`]),
    ...outages.flatMap(({ cachedPage, otherPage, call, isMarked, recoveryMs }, number) => [
      ...(all(cachedPage, 200) && isMarked ? [] : [`outage ${number + 1}: the cached page answered ${cachedPage}`]),
      ...(all(otherPage, 503) ? [] : [`outage ${number + 1}: another page answered ${otherPage}`]),
      ...(all(call, 503) ? [] : [`outage ${number + 1}: a call answered ${call}`]),
      ...(recoveryMs <= RECOVERY ? [] : [`outage ${number + 1}: good answers after ${Math.round(recoveryMs)} ms`]),
    ]),
  ];
}
