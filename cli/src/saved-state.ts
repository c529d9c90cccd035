import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { readFileAccess } from '@fairhall/adapters/node/file-access';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from './answer.ts';
import { COMMAND_EXIT_CODES } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

type Environment = Terminal['environment'];

/** This program's folder: `fairhall` in XDG_CONFIG_HOME, otherwise in `~/.config`. */
function folderOf(environment: Environment): string {
  const given = environment.XDG_CONFIG_HOME;
  const settings = given && isAbsolute(given) ? given : join(environment.HOME || homedir(), '.config');
  return join(settings, 'fairhall');
}

/**
 * The file that stores the state between two commands: login, cart and visitor proof. Each gateway has its own file, so
 * that the token of one gateway is never sent to another. D-95 THR-19
 */
export const getStateFile = (environment: Environment, origin: string): string =>
  join(folderOf(environment), `${encodeURIComponent(origin)}.json`);

/** The file of cached public badge keys of a gateway; it contains no secrets. */
export const getBadgeKeysFile = (environment: Environment, origin: string): string =>
  join(folderOf(environment), 'badge-keys', `${encodeURIComponent(origin)}.json`);

/** The path of a gateway's file; an error if other users of this computer can read the file. */
export function checkStateFile(environment: Environment, origin: string): Result<string, Failure> {
  const file = getStateFile(environment, origin);
  const access = readFileAccess(file);
  if (access === undefined || access.isPrivate) return ok(file);
  return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.state.open', values: { file, mode: access.mode } });
}

/** The origins of all gateways with a state file. */
export function listSavedOrigins(environment: Environment): readonly string[] {
  return listFiles(folderOf(environment))
    .flatMap((name) => /^(https?%3A%2F%2F.+)\.json$/.exec(name)?.[1] ?? [])
    .map(decodeURIComponent)
    .sort();
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
