import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../../support/postgres-server.ts';
import { startRoundRobin } from '../../support/round-robin.ts';
import { ROOT, type Server, startOneServer } from './one-server.ts';

export interface SeveralServers extends Server {
  /** The URLs of the servers behind the one address. */
  readonly each: readonly string[];
  readonly databaseUrl: string;
}

/**
 * Starts several processes as on several machines: they share one PostgreSQL and one folder of uploaded files and
 * nothing else, and each request goes to the next of them.
 */
export async function startSeveralServers(
  count: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<SeveralServers> {
  const endings: (() => unknown)[] = [];
  const stop = async () => {
    for (let end = endings.pop(); end !== undefined; end = endings.pop()) await end();
  };
  try {
    const files = mkdtempSync(join(tmpdir(), 'fairhall-e2e-files-'));
    endings.push(() => rmSync(files, { recursive: true, force: true }));
    const postgres = await startPostgres(ROOT);
    endings.push(postgres.stop);
    const proxy = await startRoundRobin();
    endings.push(proxy.close);
    const url = `http://localhost:${proxy.port}`;
    const shared = { DATABASE_URL: postgres.url, FILES_URL: pathToFileURL(files).href, PUBLIC_URL: url };
    const servers: Server[] = [];
    // The first server migrates the schema and loads the demo world.
    for (let place = 0; place < count; place += 1) {
      const server = await startOneServer({ ...shared, ...environment });
      servers.push(server);
      endings.push(server.stop);
    }
    proxy.serve(servers.map((server) => server.url));
    const logs = servers.flatMap((server) => server.logs);
    return { url, port: proxy.port, logs, stop, each: servers.map((server) => server.url), databaseUrl: postgres.url };
  } catch (error) {
    await stop();
    throw error;
  }
}
