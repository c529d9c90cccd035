import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const NAME = 'fairhall-test-';
/** In bytes. The databases of a run take less than one gigabyte, its browsers and programs another three. */
const ENOUGH = 8 * 2 ** 30;

/**
 * Lets this process and those it starts keep temporary files in memory, on a machine with plenty of it: tests create and
 * delete hundreds of thousands of files of databases. Deletes what a killed run has left, and returns the function that
 * deletes the files of this one.
 */
export function createMemoryFolder(): () => void {
  if (!existsSync(IN_MEMORY) || measureFreeBytes() < ENOUGH) return () => undefined;
  for (const name of readdirSync(IN_MEMORY))
    if (name.startsWith(NAME) && !isRunning(Number(name.slice(NAME.length))))
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
  const folder = join(IN_MEMORY, `${NAME}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as another user if this one is root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function measureFreeBytes(): number {
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, freemem());
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
