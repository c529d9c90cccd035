import { ensurePrivateFolder, setContentPrivate } from '../db/private-folder.ts';
import type { Logger } from '../operations/logger.ts';

/** How many paths a line of the log names. */
const MAX_NAMED_PATHS = 10;

/**
 * Keeps the data folder and all that lies in it from other users of the machine, also what an older version left there.
 * Answers in one line why that cannot be done; single files that stay readable are told in the log.
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
