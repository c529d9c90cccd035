import { once } from '../once.ts';
import type { Ids } from '../ports/ids.ts';
import type { Slot } from '../ports/slot.ts';
import type { Storage } from '../ports/storage.ts';
import type { Visitor } from '../ports/visitor.ts';
import { deviceIdKey, visitorIdKey, visitorKeyKey } from './keys.ts';

/**
 * Creates the visitor of this browser. Id and key are generated once and stored; each visit renews the lifetime of the
 * id. D-48 D-95
 */
export function createVisitor(storage: Storage, ids: Ids): Visitor {
  const visitorId = once(() => {
    const slot = storage.slot(visitorIdKey);
    const value = slot.read() ?? ids.uuid();
    slot.save(value);
    return value;
  });
  const visitorKey = once(() => readOrCreate(storage.slot(visitorKeyKey), () => ids.secret(32)));
  return { visitorId, visitorKey };
}

/** Returns a random id of this device, which differs from the visitor's id (D-49). */
export const getDeviceId = (storage: Storage, ids: Ids): string =>
  readOrCreate(storage.slot(deviceIdKey), () => ids.secret(16));

function readOrCreate<Value>(slot: Slot<Value>, make: () => Value): Value {
  const stored = slot.read();
  if (stored !== null) return stored;
  const created = make();
  slot.save(created);
  return created;
}
