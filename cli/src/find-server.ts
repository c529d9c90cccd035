import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@fairhall/core/result';
import type { Failure } from './answer.ts';
import { EXIT } from './exit-codes.ts';
import { wrong } from './option-values.ts';
import type { Terminal } from './terminal.ts';

/** What a listening server writes into its data folder. */
export interface ServerFile {
  readonly url: string;
  readonly pid: number;
}

const REPOSITORY = resolve(import.meta.dirname, '..', '..');

/** A file of the repository that this command line belongs to. */
export const repositoryFile = (...parts: readonly string[]): string => join(REPOSITORY, ...parts);

/** DATA_DIR as given, else the repository's own. */
export function dataFolder({ environment, folder }: Pick<Terminal, 'environment' | 'folder'>): string {
  return environment.DATA_DIR ? resolve(folder, environment.DATA_DIR) : join(REPOSITORY, '.data');
}

/** The origin of the gateway to talk to: the one named, else the server that runs on this data folder. */
export function findServer(
  named: string | undefined,
  terminal: Pick<Terminal, 'environment' | 'folder'>,
): Result<string, Failure> {
  if (named !== undefined) return originOf(named);
  const folder = dataFolder(terminal);
  const server = readServerFile(folder);
  if (server && isAlive(server.pid)) return ok(new URL(server.url).origin);
  return err({
    exit: EXIT.unreachable,
    message: { key: 'terminal.server.none', values: { folder } },
    advice: { key: 'terminal.server.advice' },
  });
}

function originOf(named: string): Result<string, Failure> {
  const isAddress = /^https?:\/\//.test(named) && URL.canParse(named);
  return isAddress ? ok(new URL(named).origin) : wrong('gateway', named, 'https://fairhall.example');
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

/** Whether a process of that number runs; one of another user's does, too. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
