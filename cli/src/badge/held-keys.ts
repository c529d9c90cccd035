import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { BADGE_KEYS_PATH, type BadgeKey, badgeKeys } from '@fairhall/core/badge/badge-keys';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import { findServer } from '../find-server.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { badgeKeysFile } from '../saved-state.ts';

type Keys = Result<readonly BadgeKey[], Failure>;

/** Milliseconds for which a server's answer is waited for. */
const PATIENCE = 10_000;

/**
 * The keys by which badges are checked: of the file of --keys, else those that were fetched from this server before, which
 * takes no network; fetched where there are none yet, and anew by --refresh. D-31
 */
export async function heldKeys({ options, global, terminal }: Invocation): Promise<Keys> {
  const given = textOption(options, 'keys');
  if (given !== undefined) return keysOfFile(resolve(terminal.folder, given));
  const origin = findServer(global.gateway, terminal);
  if (!origin.ok) return origin;
  const file = badgeKeysFile(terminal.environment, origin.value);
  const kept = flagOption(options, 'refresh') ? undefined : await textIn(file);
  const keys = kept === undefined ? undefined : keysIn(kept);
  return keys === undefined ? fetchedKeys(origin.value, file, terminal.signal) : ok(keys);
}

async function keysOfFile(file: string): Promise<Keys> {
  const text = await textIn(file);
  if (text === undefined) return fail(EXIT.usage, { key: 'terminal.noFile', values: { path: file } });
  const keys = keysIn(text);
  return keys === undefined ? fail(EXIT.usage, { key: 'terminal.badge.noKeys', values: { place: file } }) : ok(keys);
}

async function fetchedKeys(origin: string, file: string, signal: AbortSignal): Promise<Keys> {
  const text = await textAt(`${origin}${BADGE_KEYS_PATH}`, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]));
  if (text === undefined) {
    const asked = { key: 'terminal.server.asked', values: { origin } } as const;
    return fail(EXIT.unreachable, { key: 'terminal.badge.notFetched' }, asked);
  }
  const keys = keysIn(text);
  if (keys === undefined) return fail(EXIT.refused, { key: 'terminal.badge.noKeys', values: { place: origin } });
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

function keysIn(text: string): readonly BadgeKey[] | undefined {
  try {
    return badgeKeys.parse(JSON.parse(text)).keys;
  } catch {
    return undefined;
  }
}
