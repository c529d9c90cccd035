import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const ROOT = new URL('../../../', import.meta.url).pathname;
/** As built; the task that runs the browser tests builds it first. */
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
const START_LIMIT_MS = 60_000;

export interface Server {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly dataFolder: string;
  /** What it has written since it was last asked. */
  said(): string;
  stop(): Promise<void>;
}

/** One process on a free port, with the demo world in a folder of its own. */
export async function startOneServer(environment: Readonly<Record<string, string>> = {}): Promise<Server> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairhall-e2e-'));
  const child = spawn(
    process.execPath,
    SERVER.map((part) => (part.startsWith('--') ? part : join(ROOT, part))),
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, APP_ENV: 'test', DEMO: '1', PORT: '0', DATA_DIR: dataFolder, ...environment },
    },
  );
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const place = join(dataFolder, 'server.json');
  for (const end = Date.now() + START_LIMIT_MS; !existsSync(place); await pause(50)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`the server did not start:\n${said}`);
  }
  const { url } = JSON.parse(readFileSync(place, 'utf8')) as { url: string };
  return {
    url,
    port: Number(new URL(url).port),
    dataFolder,
    said() {
      const since = said;
      said = '';
      return since;
    },
    async stop() {
      const gone = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await gone;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
