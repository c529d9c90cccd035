import { createIds } from '@fairhall/adapters/crypto/ids';
import { createSequenceIds } from '@fairhall/adapters/memory/sequence-ids';
import { describe, expect, test } from 'vitest';

describe.each([
  ['random', createIds],
  ['sequence', createSequenceIds],
])('ids: %s', (_, create) => {
  test('a UUID has version 4', () => {
    expect(create().uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('a secret is unpadded base64url of the expected length', () => {
    const ids = create();
    expect(ids.secret(16)).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(ids.secret(32)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('ids are unique', () => {
    const ids = create();
    const made = Array.from({ length: 100 }, () => [ids.uuid(), ids.secret(16), ids.secret(32)]).flat();
    expect(new Set(made).size).toBe(300);
  });
});

test('random ids use every byte from the platform', () => {
  const ids = createIds({
    getRandomValues(array) {
      if (array instanceof Uint8Array) array.fill(0xff);
      return array;
    },
  });
  expect(ids.uuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(ids.secret(16)).toBe(`${'_'.repeat(21)}w`);
});
