import { type ChildProcess, spawn } from 'node:child_process';
import { readServerFile } from '@fairhall/gateway/server/server-file';

const root = new URL('../..', import.meta.url).pathname;

export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly output: () => string;
  /** How it ended: its exit code, or null by a signal. */
  readonly ended: Promise<number | null>;
}

/** The server as a process of its own, with this environment alone. */
export function spawnServer(environment: Record<string, string>, folders: readonly string[] = []): ServerProcess {
  const { PATH = '' } = process.env;
  const file = new URL('../../adapters/gateway/src/serve.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [file, ...folders], {
    cwd: root,
    env: { PATH, APP_ENV: 'test', ...environment },
  });
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  return { child, output: () => output, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

/** Where it listens, once it does. Throws when it ends before. */
export async function urlOf(server: ServerProcess, dataDir: string): Promise<string> {
  let running = true;
  void server.ended.then(() => {
    running = false;
  });
  while (running) {
    const facts = readServerFile(dataDir);
    if (facts?.pid === server.child.pid && facts !== undefined) return facts.url;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`the server ended: ${server.output()}`);
}
