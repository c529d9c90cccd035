import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a mode grants to the group and to everybody else. */
const MASK_OTHERS = 0o077;
const MASK_ALL = 0o777;

type Chmod = (path: string, mode: number) => void;

/**
 * Makes a folder that nobody but its owner can enter, or takes from others what they could do in the one that is there.
 * Throws the system's error when that cannot be done.
 */
export function ensurePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: MASK_ALL & ~MASK_OTHERS });
  takeFromOthers(folder, statSync(folder), chmodSync);
}

/**
 * Takes from others what they may do with anything in a folder, however deep. What its owner may do stays as it is, and
 * links are not followed. Answers the paths that could not be changed.
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

/** Another process may tidy up meanwhile. */
const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'; // a system error
