import { expect, test } from 'vitest';
import { createDerivedKeys, readKeyOption } from './idempotency-key.ts';

const KEY = '7f4c1e0a-1111-4222-8333-444455556666';
const firstKeys = (key: string) => {
  const next = createDerivedKeys(key);
  return [next(), next(), next()];
};

test('a key derives distinct UUIDs, always the same ones, whatever its letter case', () => {
  const keys = firstKeys(KEY);
  expect(firstKeys(KEY.toUpperCase())).toEqual(keys);
  expect(new Set([...keys, ...firstKeys(KEY.replace('7', '8')), KEY]).size).toBe(7);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('a command line takes a UUID as its key, or none', () => {
  expect([readKeyOption({ key: KEY }), readKeyOption({})]).toEqual([
    { ok: true, value: KEY },
    { ok: true, value: undefined },
  ]);
  expect(readKeyOption({ key: '7' })).toMatchObject({ ok: false, error: { exit: 2 } });
});
