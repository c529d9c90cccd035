import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ok } from '../result.ts';
import { type Call, read, submit } from './call.ts';
import { createClient, type SendOptions } from './client.ts';

const declared = {
  client: 'general',
  input: z.strictObject({ a: z.number() }),
  output: z.number(),
  requirements: [],
} as const;
const look = read({ ...declared, id: 'API-20', path: 'look' });
const change = submit({ ...declared, id: 'API-21', path: 'change', access: 'buyer' });
/** Branches with the same names as members of a call. */
const tree = { look, path: { client: { change } } };

test('R-7.005 each call of a contract is a function in its place, which passes on its arguments', async () => {
  const sent: (readonly [Call, unknown, SendOptions])[] = [];
  const client = createClient(tree, async (...asked) => {
    sent.push(asked);
    return ok(asked.length);
  });
  const options = { idempotencyKey: 'k1', retry: true };
  expect([await client.look({ a: 1 }), await client.path.client.change({ a: 2 }, options)]).toEqual([ok(3), ok(3)]);
  expect(sent).toEqual([
    [look, { a: 1 }, {}],
    [change, { a: 2 }, options],
  ]);
});

test('R-7.005 a call is open to anyone by default, and declares whether it changes data', () => {
  expect([look, change].map(({ mode, access }) => [mode, access])).toEqual([
    ['read', 'anyone'],
    ['submit', 'buyer'],
  ]);
});
