import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './find-postgres.ts';

export interface PostgresServer {
  /** The address of its maintenance database. */
  readonly url: string;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
  /** Stops the server as a crash does, without ending its sessions first. Its data stay. */
  crash(): Promise<void>;
  /** Starts it again on its data and its port after `crash`. */
  restart(): Promise<void>;
}

interface PostgresOptions {
  /** Whether committed data survive a crash of the server. Slower; off unless a test crashes it. */
  readonly isDurable?: boolean;
}

type Owner = { readonly uid: number; readonly gid: number };

/**
 * Starts a PostgreSQL server on a free port of the loopback, with a folder that is removed afterwards. It never runs as
 * root.
 */
export async function startPostgres(
  root: string,
  { isDurable = false }: PostgresOptions = {},
): Promise<PostgresServer> {
  const bin = findPostgres(root);
  const owner = ownerOfServer();
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = {
    cwd: '/',
    stdio: 'pipe',
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' },
    ...owner,
  } as const;
  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--lc-collate=C',
    '--lc-ctype=C.UTF-8',
    '-N',
  ];
  execFileSync(join(bin, 'initdb'), initdb, options);
  const port = await freePort();
  const settings = [
    'fsync=off',
    `synchronous_commit=${isDurable ? 'on' : 'off'}`,
    'max_connections=200',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const begin = async (): Promise<ChildProcess> => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      options,
    );
    await listening(server);
    return server;
  };
  let server = await begin();
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    crash: () => end('SIGQUIT'),
    restart: async () => {
      server = await begin();
    },
  };
}

/**
 * The user that runs the server; undefined for the present one. PostgreSQL refuses to run as root, so root starts it as
 * another user.
 */
function ownerOfServer(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, user: string): number =>
    Number(execFileSync('id', [flag, user], { stdio: 'pipe' }).toString());
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // the next user is tried
    }
  }
  throw new Error('no user to run PostgreSQL as: neither postgres nor nobody exists');
}

function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('database system is ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${output}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
