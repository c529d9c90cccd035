import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyMigratedDatabase } from '../../support/migrated-database.ts';

export const ROOT = new URL('../../../', import.meta.url).pathname;
/** The built server; the task that runs the browser tests builds it first. */
const SERVER = [
  'adapters/gateway/dist/serve.js',
  '--pages',
  'web/dist/server/pages.js',
  '--assets',
  'web/dist/client/assets',
  '--world',
  'fixtures/dist/world.ndjson',
  '--pictures',
  'fixtures/world/pictures',
];
/** React is the one of production, as with `npm start`: the other takes twice the time to render a page. */
const SERVER_VARIABLES = { APP_ENV: 'test', NODE_ENV: 'production', DEMO: '1', PORT: '0' };

const START_LIMIT_MS = 180_000;

export interface Server {
  /** The URL without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Log files, one for each process behind the address. */
  readonly logs: readonly string[];
  stop(): Promise<void>;
}

/** Starts one process on a free port, with the demo world in a folder of its own. */
export async function startOneServer(environment: Readonly<Record<string, string>> = {}): Promise<Server> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairhall-e2e-'));
  if (environment.DATABASE_URL === undefined) await copyMigratedDatabase(dataFolder);
  const log = join(dataFolder, 'server.log');
  const output = openSync(log, 'a');
  const child = spawn(
    process.execPath,
    SERVER.map((part) => (part.startsWith('--') ? part : join(ROOT, part))),
    {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...SERVER_VARIABLES, DATA_DIR: dataFolder, ...environment },
    },
  );
  closeSync(output);
  const place = join(dataFolder, 'server.json');
  for (const end = Date.now() + START_LIMIT_MS; !existsSync(place); await pause(50)) {
    if (child.exitCode === null && Date.now() < end) continue;
    child.kill();
    throw new Error(`the server did not start:\n${readFileSync(log, 'utf8')}`);
  }
  const { url } = JSON.parse(readFileSync(place, 'utf8')) as { url: string };
  return {
    url,
    port: Number(new URL(url).port),
    logs: [log],
    async stop() {
      const gone = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await gone;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
