import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What commands read to find the running server. */
export interface ServerFacts {
  readonly url: string;
  readonly pid: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

const fileIn = (dataDir: string): string => join(dataDir, 'server.json');

/** Tells where this process listens; the answer takes it back, if it is still ours. */
export function writeServerFile(dataDir: string, facts: ServerFacts): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = fileIn(dataDir);
  const half = `${file}.${facts.pid}`;
  writeFileSync(half, `${JSON.stringify(facts)}\n`);
  renameSync(half, file);
  return () => {
    if (readServerFile(dataDir)?.pid === facts.pid) rmSync(file, { force: true });
  };
}

/** The running server as the file tells, or undefined. */
export function readServerFile(dataDir: string): ServerFacts | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as ServerFacts; // written by us
  } catch {
    return undefined;
  }
}
