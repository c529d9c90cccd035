import type { Clock } from '../ports/clock.ts';
import type { KeyValueStore, StorePlace } from '../ports/key-value-store.ts';
import type { Slot } from '../ports/slot.ts';
import type { Storage, StoredKey } from '../ports/storage.ts';
import { STORED_NAMES } from './stored-names.ts';

/** Typed values over a store of texts. D-48 */
export function createStorage(store: KeyValueStore, clock: Clock): Storage {
  return {
    slot: (key) => createSlot(store, clock, key),
    clearForLogout() {
      for (const { key, clearedAtLogout = [] } of STORED_NAMES) {
        for (const place of clearedAtLogout) store.remove(place, key);
      }
      store.clearSession();
    },
  };
}

function createSlot<Value>(store: KeyValueStore, clock: Clock, entry: StoredKey<Value>): Slot<Value> {
  return {
    read() {
      for (const place of entry.places) {
        const raw = store.get(place, entry.key);
        const value = raw === undefined ? undefined : decode(entry, place, raw, clock.now());
        if (value !== undefined) return value;
      }
      return null;
    },
    keep(value) {
      for (const place of entry.places) {
        store.set(place, entry.key, encode(entry, place, value, clock.now()), entry.lifeMs);
      }
    },
    drop() {
      for (const place of entry.places) store.remove(place, entry.key);
    },
  };
}

/** A cookie ends by itself; elsewhere a life is written beside the value. Texts are written as they are. */
const hasWrittenLife = (entry: StoredKey, place: StorePlace) => entry.lifeMs !== undefined && place !== 'cookie';

function encode(entry: StoredKey, place: StorePlace, value: unknown, now: number): string {
  if (hasWrittenLife(entry, place)) return JSON.stringify({ v: value, exp: now + (entry.lifeMs ?? 0) });
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function decode<Value>(entry: StoredKey<Value>, place: StorePlace, raw: string, now: number): Value | undefined {
  const parsed = parseJson(raw);
  const readings = hasWrittenLife(entry, place) ? [aliveValue(parsed, now)] : [raw, parsed];
  for (const reading of readings) {
    const checked = entry.schema.safeParse(reading);
    if (checked.success) return checked.data;
  }
  return undefined;
}

function aliveValue(parsed: unknown, now: number): unknown {
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
