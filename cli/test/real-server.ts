import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENARIO_WORLD } from '@fairhall/fixtures/scenario-world';
import { copyMigratedDatabase } from '../../tests/support/migrated-database.ts';
import { readServerFile } from '../src/find-server.ts';

/** The bundle that users run, if the test run has built one: it starts in half of the time. */
const SERVER =
  process.env.FAIRHALL_SERVER ?? join(import.meta.dirname, '..', '..', 'adapters', 'gateway', 'src', 'serve.ts');

export interface RealServer {
  readonly url: string;
  stop(): Promise<void>;
  /** Resolves when the process has ended for any reason. */
  readonly ended: Promise<unknown>;
}

/**
 * Starts a gateway process on an embedded database in this folder with the small world of the scenarios, or on the
 * existing database. `failpoints` is the value of its setting `FAILPOINTS`.
 */
export async function startServer(folder: string, failpoints = ''): Promise<RealServer> {
  const dataDir = join(folder, 'data');
  const world = join(folder, 'world.ndjson');
  writeFileSync(world, SCENARIO_WORLD.map((row) => `${JSON.stringify(row)}\n`).join(''));
  if (!existsSync(dataDir)) await copyMigratedDatabase(dataDir);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  // Starts in two thirds of the time, since the code of the embedded database is not compiled a second time.
  const child = spawn(process.execPath, ['--liftoff-only', SERVER, '--world', world], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      HOME: folder,
      APP_ENV: 'test',
      DEMO: '1',
      DATA_DIR: dataDir,
      PORT: '0',
      ...(failpoints !== '' && { FAILPOINTS: failpoints }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'exit');
  while (child.exitCode === null) {
    const file = readServerFile(dataDir);
    if (file?.pid === child.pid && file !== undefined) {
      const stop = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      return { url: file.url, stop, ended };
    }
    await Promise.race([ended, new Promise((settle) => setTimeout(settle, 25))]);
  }
  throw new Error(`the server ended: ${output}`);
}
