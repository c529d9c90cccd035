import { type ChildProcess, spawn } from 'node:child_process';
import { readServerFile } from '@fairhall/gateway/server/server-file';

const root = new URL('../..', import.meta.url).pathname;

const SOURCE = new URL('../../adapters/gateway/src/serve.ts', import.meta.url).pathname;
/** The bundle that users run, if the test run has built one: it starts in half of the time. */
const SERVER = process.env.FAIRHALL_SERVER ?? SOURCE;

export interface ServerProcess {
  readonly child: ChildProcess;
  /** The server's output so far. */
  readonly output: () => string;
  /** Resolves when the server has ended: its exit code, or null if a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts the server as a process with only these environment variables. */
export function startServerProcess(
  environment: Record<string, string>,
  folders: readonly string[] = [],
): ServerProcess {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  // Modules that NODE_OPTIONS loads patch packages, and a bundle has its own copies, so run the source then.
  const program = 'NODE_OPTIONS' in environment ? SOURCE : SERVER;
  // Starts in two thirds of the time, since the code of the embedded database is not compiled a second time.
  const child = spawn(process.execPath, ['--liftoff-only', program, ...folders], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, APP_ENV: 'test', ...environment },
  });
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  return { child, output: () => output, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

/** Waits until the server listens and returns its address. Throws if it ends before. */
export async function waitForUrl(server: ServerProcess, dataDir: string): Promise<string> {
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
