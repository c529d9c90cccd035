import { execFileSync } from 'node:child_process';
import { createEndings } from '../bench/endings.ts';
import { createDataFolder } from '../bench/servers/data-folder.ts';
import { type ServerOptions, startFairhall } from '../bench/servers/fairhall-server.ts';
import type { Version } from '../bench/versions.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { runStatement, withDatabase } from '../support/postgres-setup.ts';

export const DATABASE_ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof DATABASE_ENGINES)[number];

export interface BesiegedServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a production server with the demo catalogue, which trusts the forwarded address, so that one machine can act
 * as many networks.
 */
export async function startServer(
  engine: Engine,
  version: Version,
  more: Pick<ServerOptions, 'smtpUrl' | 'appEnv'> = {},
): Promise<BesiegedServer> {
  const endings = createEndings();
  const bench = { onEnd: endings.add };
  try {
    const databaseUrl = engine === 'postgres' ? await newDatabase(version, endings.add) : undefined;
    const { url, pid } = await startFairhall(bench, {
      version,
      dataFolder: createDataFolder(bench),
      pages: true,
      demo: true,
      behindProxy: true,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...more,
    });
    return { url, pid, stop: () => endings.run() };
  } catch (error) {
    await endings.run();
    throw error;
  }
}

async function newDatabase(version: Version, onEnd: (work: () => Promise<void>) => void): Promise<string> {
  const server = await startPostgres(version.at('.'));
  onEnd(() => server.stop());
  await runStatement(
    server.url,
    `create database siege template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  const url = withDatabase(server.url, 'siege');
  execFileSync(process.execPath, [version.at('cli/dist/main.js'), 'db', 'migrate'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'pipe',
  });
  return url;
}
