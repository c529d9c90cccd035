import { join, resolve } from 'node:path';

/** The repository's own folder. */
export const ROOT = resolve(import.meta.dirname, '..', '..');

export const fromRoot = (...parts: readonly string[]): string => join(ROOT, ...parts);

/** Where the database and the uploads live: DATA_DIR as given from where the person stands, else the repository's own. */
export function findDataFolder(): string {
  return process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : fromRoot('.data');
}
