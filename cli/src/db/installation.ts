import { ok, type Result } from '@fairhall/core/result';
import { readSettings, type Settings } from '@fairhall/gateway/settings';
import { type Failure, fail } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { findDataFolder } from '../find-server.ts';
import type { Terminal } from '../terminal.ts';

type SettingsSource = Pick<Terminal, 'environment' | 'folder'>;

/** Reads the settings as the server would read them here, with their errors. */
export function readLocalSettings(terminal: SettingsSource): ReturnType<typeof readSettings> {
  return readSettings({ ...terminal.environment, DATA_DIR: findDataFolder(terminal) });
}

/** Reads the settings for a database command; fails if one of those that it needs is invalid. */
export function checkDatabaseSettings(terminal: SettingsSource): Result<Settings, Failure> {
  const { settings, problems } = readLocalSettings(terminal);
  // An invalid setting that only the server needs, such as a missing PUBLIC_URL, must not stop a backup.
  const databaseProblems = problems.filter((problem) => /^(DATABASE_URL|DATA_DIR|FILES_URL)\b/.test(problem));
  return databaseProblems.length === 0
    ? ok(settings)
    : fail(COMMAND_EXIT_CODES.usage, { text: databaseProblems.join('\n') });
}

/** The name of the database for messages: the folder, or the server's address without its password. */
export function describeDatabase({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl === null) return dataDir;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || '5432'}${pathname}`;
}
