import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Clock } from '@fairhall/core/ports/clock';
import type { KeyValueStore } from '@fairhall/core/ports/key-value-store';
import { createMemoryStore } from '../memory/store.ts';
import { withFileLock } from './file-lock.ts';

/** Only the owner can read it, because it holds tokens. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

interface Entry {
  readonly value: string;
  readonly until?: number;
}
type Entries = Readonly<Record<string, Entry>>;

/**
 * Stores values in one file; session values only in memory, since one run of the program is one visit. An unreadable
 * file counts as empty.
 */
export function createFileStore(file: string, clock: Clock): KeyValueStore {
  const visit = createMemoryStore(clock);
  return {
    get(place, key) {
      const inThisRun = visit.get(place, key);
      if (inThisRun !== undefined || place === 'session') return inThisRun;
      const entry = readEntries(file)[`${place} ${key}`];
      return entry !== undefined && clock.now() < (entry.until ?? Number.POSITIVE_INFINITY) ? entry.value : undefined;
    },
    set(place, key, value, lifeMs) {
      visit.set(place, key, value, lifeMs);
      const endsWithVisit = place === 'session' || (place === 'cookie' && lifeMs === undefined);
      if (endsWithVisit) return;
      const until = place === 'cookie' && lifeMs !== undefined ? { until: clock.now() + lifeMs } : {};
      const isStored = updateEntries(file, (entries) => ({ ...entries, [`${place} ${key}`]: { value, ...until } }));
      if (isStored) visit.remove(place, key);
    },
    remove(place, key) {
      visit.remove(place, key);
      if (!Object.hasOwn(readEntries(file), `${place} ${key}`)) return;
      updateEntries(file, ({ [`${place} ${key}`]: _dropped, ...others }) => others);
    },
    clearSession: visit.clearSession,
  };
}

function readEntries(file: string): Entries {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content !== 'object' || content === null) return {};
    return Object.fromEntries(Object.entries(content).filter(([, entry]) => isEntry(entry)));
  } catch {
    return {};
  }
}

function isEntry(entry: unknown): entry is Entry {
  if (typeof entry !== 'object' || entry === null || !('value' in entry)) return false;
  return typeof entry.value === 'string' && (!('until' in entry) || typeof entry.until === 'number');
}

/**
 * Changes the file under a lock, so that concurrent changes of two programs are not lost. False if it could not be
 * written.
 */
function updateEntries(file: string, change: (entries: Entries) => Entries): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: FOLDER_MODE });
    return withFileLock(file, () => writeEntries(file, change(readEntries(file))));
  } catch {
    return false;
  }
}

/** Writes a second file and renames it, so that a killed program leaves the complete old or new file. */
function writeEntries(file: string, entries: Entries): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, JSON.stringify(entries), { mode: FILE_MODE, flag: 'wx' });
    renameSync(draft, file);
    return true;
  } catch {
    removeDraft(draft);
    return false;
  }
}

function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // A file that could not be written does not have to be removed.
  }
}
