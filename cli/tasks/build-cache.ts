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

/** Number of versions that are cached for each target, the most recently used: a few commits of one person. */
const MAX_VERSIONS = 2;

/**
 * Caches built files for the next clone, by the digest of all their inputs, in a folder of the user that no other user
 * can write. A clone with different sources finds no match.
 */
export interface BuildCache {
  /** Copies the files that were built from exactly these inputs to `outputPath`; false if they are not cached. */
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

/** The folder below XDG_CACHE_HOME or ~/.cache; undefined if the user has no home folder. */
export function findCacheFolder({ XDG_CACHE_HOME }: NodeJS.ProcessEnv, home = homedir()): string | undefined {
  const given = XDG_CACHE_HOME?.startsWith('/') ? XDG_CACHE_HOME : undefined;
  const base = given ?? (home === '' || home === '/' ? undefined : join(home, '.cache'));
  return base === undefined ? undefined : join(base, 'fairhall');
}

/** Errors such as a full disk or a read-only folder disable the cache but never fail the build. */
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

/** Copies completely or not at all, even if another clone starts at the same time. */
function copyWhole(from: string, to: string): void {
  const half = `${to}.${process.pid}`;
  try {
    mkdirSync(dirname(to), { recursive: true });
    // If the file system supports it, a copy takes neither time nor space until one of the two is changed.
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
