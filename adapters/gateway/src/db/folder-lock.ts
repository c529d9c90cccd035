import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown if another process holds the folder; the message names it and says what to do. */
export class FolderLocked extends Error {}

interface Holder {
  readonly pid: number;
  /** Start time of that process, as the system reports it: pids are reused. */
  readonly started: string;
}

const NAME = 'database.lock';

/**
 * Locks a data folder for this process, which the embedded database does not do itself: two processes on one folder
 * lose rows. A lock whose process is gone is taken over. Returns a function that releases the lock. REL-25
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, NAME);
  const processFile = join(folder, `${NAME}.${process.pid}`);
  writeFileSync(processFile, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder));
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (link(processFile, file)) return () => rmSync(file, { force: true });
      const holder = readHolder(file);
      if (holder !== undefined && isAlive(holder)) throw createLockedError(folder, holder);
      setAside(file, holder);
    }
    throw new FolderLocked(`the data folder ${folder} is being taken by another process; try again`);
  } finally {
    rmSync(processFile, { force: true });
  }
}

/** The pid of the process that holds a folder; undefined if it is free. */
export function findFolderHolder(folder: string): number | undefined {
  const holder = readHolder(join(folder, NAME));
  return holder !== undefined && isAlive(holder) ? holder.pid : undefined;
}

const createLockedError = (folder: string, { pid }: Holder): FolderLocked =>
  new FolderLocked(`the data folder ${folder} is in use by process ${pid}: stop the server first, or set DATA_DIR`);

/** Creates a hard link; of several concurrent calls only one succeeds. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the lock of a dead process away; if another process has just replaced it, its lock is put back. */
function setAside(file: string, dead: Holder | undefined): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved !== undefined && (moved.pid !== dead?.pid || moved.started !== dead.started)) link(aside, file);
  rmSync(aside, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  const now = startOf(pid);
  return now !== '' && now === started;
}

/** When a process began; '' if it does not exist. */
function startOf(pid: number): string {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)])
        .toString()
        .trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
