import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which commands find the running server. */
export interface ServerInfo {
  readonly url: string;
  readonly pid: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

const fileIn = (dataDir: string): string => join(dataDir, 'server.json');

/** Writes where this process listens; returns a function that deletes the file if it is still this process's. */
export function writeServerFile(dataDir: string, info: ServerInfo): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = fileIn(dataDir);
  const half = `${file}.${info.pid}`;
  writeFileSync(half, `${JSON.stringify(info)}\n`);
  renameSync(half, file);
  return () => {
    if (readServerFile(dataDir)?.pid === info.pid) rmSync(file, { force: true });
  };
}

/** Reads the running server from the file; undefined if there is none. */
export function readServerFile(dataDir: string): ServerInfo | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as ServerInfo; // this project wrote it
  } catch {
    return undefined;
  }
}
