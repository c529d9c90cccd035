import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Of each target so many are kept, those that were used last: a few commits of one person. */
const MAX_VERSIONS = 2;

/**
 * What was built is kept for the next clone, under the digest of all that it was made from, in a folder of the person's own
 * that no other user may write. A clone of other sources finds nothing there.
 */
export interface BuildCache {
  /** Copies what was built from exactly these inputs to its place; answers whether it was there. */
  restore(name: string, contentHash: string, outputPath: string): boolean;
  store(name: string, contentHash: string, outputPath: string): void;
}

export function createBuildCache(folder: string | undefined): BuildCache {
  const entry = (name: string, contentHash: string): string => join(folder ?? '', `${name}-${contentHash}`);
  return {
    restore: (name, contentHash, outputPath) =>
      folder !== undefined &&
      tryOrFalse(() => {
        const from = entry(name, contentHash);
        if (!existsSync(from) || !isOurs(folder)) return false;
        copyWhole(from, outputPath);
        utimesSync(from, new Date(), new Date());
        return true;
      }),
    store: (name, contentHash, outputPath) => {
      if (folder === undefined) return;
      tryOrFalse(() => {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        if (!isOurs(folder)) return false;
        chmodSync(folder, 0o700);
        copyWhole(outputPath, entry(name, contentHash));
        dropOld(folder, name);
        return true;
      });
    },
  };
}

/** XDG_CACHE_HOME is where such things are kept; undefined where the person has no folder at all. */
export function findCacheFolder({ XDG_CACHE_HOME }: NodeJS.ProcessEnv, home = homedir()): string | undefined {
  const given = XDG_CACHE_HOME?.startsWith('/') ? XDG_CACHE_HOME : undefined;
  const base = given ?? (home === '' || home === '/' ? undefined : join(home, '.cache'));
  return base === undefined ? undefined : join(base, 'fairhall');
}

/** A full disk or a folder that cannot be written costs the cache, never the build. */
function tryOrFalse(work: () => boolean): boolean {
  try {
    return work();
  } catch {
    return false;
  }
}

function isOurs(folder: string): boolean {
  return process.getuid === undefined || statSync(folder).uid === process.getuid();
}

/** All of it or nothing, also for a clone that starts at the same time. */
function copyWhole(from: string, to: string): void {
  const half = `${to}.${process.pid}`;
  try {
    mkdirSync(dirname(to), { recursive: true });
    // Where the file system can, a copy takes neither time nor room until one of the two is written.
    cpSync(from, half, { recursive: true, mode: constants.COPYFILE_FICLONE });
    rmSync(to, { recursive: true, force: true });
    renameSync(half, to);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

function dropOld(folder: string, name: string): void {
  const found = readdirSync(folder)
    .filter((entry) => entry.startsWith(`${name}-`))
    .map((entry) => ({ path: join(folder, entry), used: statSync(join(folder, entry)).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  for (const { path } of found.slice(MAX_VERSIONS)) rmSync(path, { recursive: true, force: true });
}
