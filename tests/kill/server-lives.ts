import { createServer } from 'node:net';
import { findFolderHolder } from '@fairhall/gateway/db/folder-lock';
import { type ServerProcess, startServerProcess, waitForUrl } from '../support/server-process.ts';
import type { Store } from './store.ts';

export interface Life {
  readonly server: ServerProcess;
  /** Whether the server started to listen. */
  readonly isUp: boolean;
  /** Milliseconds from its start until it listened. */
  readonly startMs: number;
  /** Whether it holds the lock on the data folder. */
  readonly holdsFolder: boolean;
}

/** Starts one server after the other at the same address and on the same data. */
export interface ServerLives {
  readonly origin: string;
  /** Starts the next server and waits until it listens or has ended. */
  begin(failpoints?: string): Promise<Life>;
}

/**
 * Creates the server's starter. `folders` are the arguments with the built pages; only rounds with a browser need them.
 */
export async function createServerLives(
  { dataDir, environment }: Store,
  smtpUrl: string,
  folders: readonly string[] = [],
): Promise<ServerLives> {
  const port = String(await freePort());
  const fixed = { ...environment, PORT: port, SMTP_URL: smtpUrl, TRUST_PROXY: '127.0.0.1' };
  return {
    origin: `http://127.0.0.1:${port}`,
    begin: async (failpoints = '') => {
      const began = performance.now();
      const server = startServerProcess({ ...fixed, FAILPOINTS: failpoints }, folders);
      const isUp = await waitForUrl(server, dataDir).then(
        () => true,
        () => false,
      );
      const startMs = performance.now() - began;
      return { server, isUp, startMs, holdsFolder: findFolderHolder(dataDir) === server.child.pid };
    },
  };
}

export async function killServer({ server }: Life): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}

/** Stops a server with SIGTERM, as an operator does. Returns its exit code. */
export function stopServer({ server }: Life): Promise<number | null> {
  server.child.kill('SIGTERM');
  return server.ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
