import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@fairhall/core/result';
import type { Failure } from './answer.ts';
import { COMMAND_EXIT_CODES } from './exit-codes.ts';
import { failInvalidOption } from './option-values.ts';
import type { Terminal } from './terminal.ts';

/** The file `server.json`, which a server writes into its data folder while it listens. */
export interface ServerFile {
  readonly url: string;
  readonly pid: number;
}

const ROOT_FOLDER = resolve(import.meta.dirname, '..', '..');

/** A file of the repository that this command line belongs to. */
export const fromRoot = (...parts: readonly string[]): string => join(ROOT_FOLDER, ...parts);

/** DATA_DIR if it is set, otherwise `.data` in the repository. */
export function findDataFolder({ environment, folder }: Pick<Terminal, 'environment' | 'folder'>): string {
  return environment.DATA_DIR ? resolve(folder, environment.DATA_DIR) : join(ROOT_FOLDER, '.data');
}

/** The origin of the gateway: that of `--gateway`, otherwise that of the server running on the data folder. */
export function findServer(
  named: string | undefined,
  terminal: Pick<Terminal, 'environment' | 'folder'>,
): Result<string, Failure> {
  if (named !== undefined) return originOf(named);
  const folder = findDataFolder(terminal);
  const server = readServerFile(folder);
  if (server && isAlive(server.pid)) return ok(new URL(server.url).origin);
  return err({
    exit: COMMAND_EXIT_CODES.unreachable,
    message: { key: 'terminal.server.none', values: { folder } },
    advice: { key: 'terminal.server.advice' },
  });
}

function originOf(named: string): Result<string, Failure> {
  const isAddress = /^https?:\/\//.test(named) && URL.canParse(named);
  return isAddress ? ok(new URL(named).origin) : failInvalidOption('gateway', named, 'https://fairhall.example');
}

export function readServerFile(folder: string): ServerFile | undefined {
  try {
    const file: Partial<ServerFile> = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'));
    const { url, pid } = file;
    return typeof url === 'string' && URL.canParse(url) && typeof pid === 'number' ? { url, pid } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process with this id runs. EPERM means that it runs but belongs to another user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
