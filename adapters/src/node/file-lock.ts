import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Maximum wait for the lock, in milliseconds. Other programs hold it for one or two, unless one is suspended. */
const TIMEOUT_MS = 10_000;

/**
 * Runs `work` while no other program holds the lock of the same file. SQLite holds the lock, on an empty database
 * beside the file. It is a lock of the operating system: nobody can take it from a running program, and it is released
 * when its program ends for any reason. Throws if the lock cannot be created, or another program holds it for ten
 * seconds.
 */
export function withFileLock<Done>(file: string, work: () => Done): Done {
  const path = `${file}.lock`;
  // SQLite would create the file readable by everybody, and anybody who can read it can hold the lock.
  closeSync(openSync(path, 'a', 0o600));
  const lock = new DatabaseSync(path, { timeout: TIMEOUT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return work();
  } finally {
    lock.close();
  }
}
