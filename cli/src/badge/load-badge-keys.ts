import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { BADGE_KEYS_PATH, type BadgeKey, badgeKeys } from '@fairhall/core/badge/badge-keys';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { findServer } from '../find-server.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readTextOption } from '../option-values.ts';
import { getBadgeKeysFile } from '../saved-state.ts';

type Keys = Result<readonly BadgeKey[], Failure>;

/** Time-out of the download, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Loads the keys that verify badges: from the file of --keys, otherwise the cached keys of this server, which needs no
 * network. Fetches them when none are cached or with --refresh. D-31
 */
export async function loadBadgeKeys({ options, global, terminal }: Invocation): Promise<Keys> {
  const given = readTextOption(options, 'keys');
  if (given !== undefined) return readKeyFile(resolve(terminal.folder, given));
  const origin = findServer(global.gateway, terminal);
  if (!origin.ok) return origin;
  const file = getBadgeKeysFile(terminal.environment, origin.value);
  const storedText = readFlagOption(options, 'refresh') ? undefined : await textIn(file);
  const keys = storedText === undefined ? undefined : parseKeys(storedText);
  return keys === undefined ? fetchKeys(origin.value, file, terminal.signal) : ok(keys);
}

async function readKeyFile(file: string): Promise<Keys> {
  const text = await textIn(file);
  if (text === undefined) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.noFile', values: { path: file } });
  const keys = parseKeys(text);
  return keys === undefined
    ? fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.badge.noKeys', values: { place: file } })
    : ok(keys);
}

async function fetchKeys(origin: string, file: string, signal: AbortSignal): Promise<Keys> {
  const text = await textAt(`${origin}${BADGE_KEYS_PATH}`, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
  if (text === undefined) {
    const advice = { key: 'terminal.server.asked', values: { origin } } as const;
    return fail(COMMAND_EXIT_CODES.unreachable, { key: 'terminal.badge.notFetched' }, advice);
  }
  const keys = parseKeys(text);
  if (keys === undefined)
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.badge.noKeys', values: { place: origin } });
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, text);
  return ok(keys);
}

async function textAt(address: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

const textIn = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

function parseKeys(text: string): readonly BadgeKey[] | undefined {
  try {
    return badgeKeys.parse(JSON.parse(text)).keys;
  } catch {
    return undefined;
  }
}
