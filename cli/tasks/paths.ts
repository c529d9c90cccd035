import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const ROOT = resolve(import.meta.dirname, '..', '..');

export const fromRoot = (...parts: readonly string[]): string => join(ROOT, ...parts);

/**
 * The folder of the database and the uploads: DATA_DIR relative to the current folder, otherwise the repository's own.
 */
export function findDataFolder(): string {
  return process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : fromRoot('.data');
}
