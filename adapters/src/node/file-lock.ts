import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** How long to wait for the lock, in milliseconds. Other programs hold it for one or two, unless one is stopped. */
const TIMEOUT_MS = 10_000;

/**
 * Does the work while no other program does theirs on the same file. SQLite holds the lock, on an empty database beside
 * the file: it is the operating system's, so that nobody can take it from a program that lives, and it is free as soon as
 * its program ends, however it ends. Throws where no lock can be made, or another program has had it for ten seconds.
 */
export function withFileLock<Done>(file: string, work: () => Done): Done {
  const path = `${file}.lock`;
  // SQLite would let everybody read it, and whoever can read it can hold it.
  closeSync(openSync(path, 'a', 0o600));
  const lock = new DatabaseSync(path, { timeout: TIMEOUT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return work();
  } finally {
    lock.close();
  }
}
