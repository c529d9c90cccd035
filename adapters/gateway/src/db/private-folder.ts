import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** Permission bits of the group and of others. */
const MASK_OTHERS = 0o077;
const MASK_ALL = 0o777;

type Chmod = (path: string, mode: number) => void;

/**
 * Creates a folder that only its owner can enter, or removes the permissions of group and others from an existing one.
 * Throws the system's error if that fails.
 */
export function ensurePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: MASK_ALL & ~MASK_OTHERS });
  takeFromOthers(folder, statSync(folder), chmodSync);
}

/**
 * Removes the permissions of group and others from everything in a folder, recursively. The owner's permissions stay,
 * and links are not followed. Returns the paths that could not be changed.
 */
export function setContentPrivate(folder: string, chmod: Chmod = chmodSync): readonly string[] {
  const left: string[] = [];
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const name of listNames(next, left)) {
      const path = join(next, name);
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (stats === undefined || stats.isSymbolicLink()) continue;
      if (!isRestricted(path, stats, chmod)) left.push(path);
      if (stats.isDirectory()) waiting.push(path);
    }
  }
  return left;
}

function listNames(folder: string, left: string[]): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (!isGone(error)) left.push(folder);
    return [];
  }
}

function isRestricted(path: string, stats: Stats, chmod: Chmod): boolean {
  try {
    takeFromOthers(path, stats, chmod);
    return true;
  } catch (error) {
    return isGone(error);
  }
}

function takeFromOthers(path: string, { mode }: Stats, chmod: Chmod): void {
  if ((mode & MASK_OTHERS) !== 0) chmod(path, mode & MASK_ALL & ~MASK_OTHERS);
}

/** Another process may delete files meanwhile. */
const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'; // a system error
