import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { memorySlot } from './memory-slot.ts';
import type { Slot } from './slot.ts';
import { type StoredName, storedKey } from './storage.ts';
import { keptForGood, keptForVisit, keptUntilLogout } from './stored-name.ts';

/** A value's kind, with values that could be taken for none or for another. */
interface Kind<Value> {
  readonly schema: z.ZodMiniType<Value>;
  readonly values: readonly [Value, Value, ...Value[]];
}
const TEXT: Kind<string> = {
  schema: z.string(),
  values: ['P1', '', '0', 'null', 'false', '"quoted"', '{"v":"x","exp":1}'],
};
const DATA: Kind<unknown> = {
  schema: z.union([z.int(), z.boolean(), z.array(z.int()), z.object({ v: z.string(), exp: z.int() })]),
  values: [1, 0, false, [], { v: 'x', exp: 1 }],
};

const SLOTS: readonly (readonly [string, <Value>(kind: Kind<Value>) => Slot<Value>])[] = [
  ['in memory', <Value>() => memorySlot<Value>()],
  ['on the device for good', onDevice(keptForGood('test_value'))],
  ['on the device until a logout', onDevice(keptUntilLogout('test_value'))],
  ['on the device until a logout or a time', onDevice(keptUntilLogout('test_value', 1_000))],
  ['on the device for this visit', onDevice(keptForVisit('test_value'))],
  ['in two places', onDevice({ key: 'test_value', places: ['local', 'cookie'] })],
];

function onDevice(name: StoredName) {
  return <Value>({ schema }: Kind<Value>) => createMemoryDevice().storage.slot(storedKey(name, schema));
}

describe.each(SLOTS)('a slot %s', (_, open) => {
  test.each<[string, Kind<unknown>]>([
    ['a text', TEXT as Kind<unknown>],
    ['data', DATA],
  ])('holds nothing at first, then the last %s that was kept, and nothing once it was dropped', (_kind, kind) => {
    const slot = open(kind);
    expect(slot.read()).toBeNull();
    for (const value of kind.values) {
      slot.keep(value);
      expect([slot.read(), slot.read()]).toEqual([value, value]);
    }
    slot.drop();
    slot.drop();
    expect(slot.read()).toBeNull();
  });
});

test('a slot in memory may hold something from the beginning', () => {
  const slot = memorySlot(['P1']);
  expect(slot.read()).toEqual(['P1']);
  slot.drop();
  expect(slot.read()).toBeNull();
});
