import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { createMemorySlot } from './memory-slot.ts';
import type { Slot } from './slot.ts';
import { defineStoredKey, type StoredName } from './storage.ts';
import { defineNameUntilLogout, definePermanentName, defineVisitName } from './stored-name.ts';

/** A schema with values that could be mistaken for null or for another value. */
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
  ['in memory', <Value>() => createMemorySlot<Value>()],
  ['on the device for good', onDevice(definePermanentName('test_value'))],
  ['on the device until a logout', onDevice(defineNameUntilLogout('test_value'))],
  ['on the device until a logout or a time', onDevice(defineNameUntilLogout('test_value', 1_000))],
  ['on the device for this visit', onDevice(defineVisitName('test_value'))],
  ['in two places', onDevice({ key: 'test_value', scopes: ['local', 'cookie'] })],
];

function onDevice(name: StoredName) {
  return <Value>({ schema }: Kind<Value>) => createMemoryDevice().storage.slot(defineStoredKey(name, schema));
}

describe.each(SLOTS)('a slot %s', (_, open) => {
  test.each<[string, Kind<unknown>]>([
    ['a text', TEXT as Kind<unknown>],
    ['data', DATA],
  ])('is empty at first, then returns %s as last saved, and is empty again after a drop', (_kind, kind) => {
    const slot = open(kind);
    expect(slot.read()).toBeNull();
    for (const value of kind.values) {
      slot.save(value);
      expect([slot.read(), slot.read()]).toEqual([value, value]);
    }
    slot.drop();
    slot.drop();
    expect(slot.read()).toBeNull();
  });
});

test('a slot in memory can have an initial value', () => {
  const slot = createMemorySlot(['P1']);
  expect(slot.read()).toEqual(['P1']);
  slot.drop();
  expect(slot.read()).toBeNull();
});
