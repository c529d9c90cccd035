import type { Clock } from '../ports/clock.ts';
import type { KeyValueStore, StorageScope } from '../ports/key-value-store.ts';
import type { Slot } from '../ports/slot.ts';
import type { Storage, StoredKey } from '../ports/storage.ts';
import { STORAGE_NAMES } from './stored-names.ts';

/** Creates the typed storage over a store of texts. D-48 */
export function createStorage(store: KeyValueStore, clock: Clock): Storage {
  return {
    slot: (key) => createSlot(store, clock, key),
    clearForLogout() {
      for (const { key, clearedAtLogout = [] } of STORAGE_NAMES) {
        for (const scope of clearedAtLogout) store.remove(scope, key);
      }
      store.clearSession();
    },
  };
}

function createSlot<Value>(store: KeyValueStore, clock: Clock, entry: StoredKey<Value>): Slot<Value> {
  return {
    read() {
      for (const scope of entry.scopes) {
        const raw = store.get(scope, entry.key);
        const value = raw === undefined ? undefined : decode(entry, scope, raw, clock.now());
        if (value !== undefined) return value;
      }
      return null;
    },
    save(value) {
      for (const scope of entry.scopes) {
        store.set(scope, entry.key, encode(entry, scope, value, clock.now()), entry.lifeMs);
      }
    },
    drop() {
      for (const scope of entry.scopes) store.remove(scope, entry.key);
    },
  };
}

/**
 * Whether the lifetime is stored with the value. A cookie expires by itself; texts without a lifetime are stored as
 * they are.
 */
const hasWrittenLife = (entry: StoredKey, scope: StorageScope) => entry.lifeMs !== undefined && scope !== 'cookie';

function encode(entry: StoredKey, scope: StorageScope, value: unknown, now: number): string {
  if (hasWrittenLife(entry, scope)) return JSON.stringify({ v: value, exp: now + (entry.lifeMs ?? 0) });
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function decode<Value>(entry: StoredKey<Value>, scope: StorageScope, raw: string, now: number): Value | undefined {
  const parsed = parseJson(raw);
  const readings = hasWrittenLife(entry, scope) ? [readUnexpired(parsed, now)] : [raw, parsed];
  for (const reading of readings) {
    const checked = entry.schema.safeParse(reading);
    if (checked.success) return checked.data;
  }
  return undefined;
}

function readUnexpired(parsed: unknown, now: number): unknown {
  const isWrapped = typeof parsed === 'object' && parsed !== null && 'v' in parsed && 'exp' in parsed;
  if (!isWrapped || typeof parsed.exp !== 'number' || parsed.exp <= now) return undefined;
  return parsed.v;
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
