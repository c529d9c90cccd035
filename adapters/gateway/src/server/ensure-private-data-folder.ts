import { ensurePrivateFolder, setContentPrivate } from '../db/private-folder.ts';
import type { Logger } from '../operations/logger.ts';

/** The most paths named in one log line. */
const MAX_NAMED_PATHS = 10;

/**
 * Makes the data folder and its content inaccessible to other users of the machine, including files of older versions.
 * Returns a one-line reason if that fails; single files that stay readable are logged.
 */
export function ensurePrivateDataFolder(dataDir: string, log: Logger): string | undefined {
  try {
    ensurePrivateFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `DATA_DIR=${dataDir} cannot be made private: ${reason}; use a folder that you own, or set another`;
  }
  const left = setContentPrivate(dataDir);
  if (left.length > 0)
    log.warn({ count: left.length, paths: left.slice(0, MAX_NAMED_PATHS) }, 'files in DATA_DIR belong to another user');
  return undefined;
}
