import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What commands read to find the running server. */
export interface ServerInfo {
  readonly url: string;
  readonly pid: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

const fileIn = (dataDir: string): string => join(dataDir, 'server.json');

/** Tells where this process listens; the answer takes it back, if it is still ours. */
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

/** The running server as the file tells, or undefined. */
export function readServerFile(dataDir: string): ServerInfo | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as ServerInfo; // written by us
  } catch {
    return undefined;
  }
}
