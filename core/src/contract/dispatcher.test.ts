import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ok } from '../result.ts';
import { listCalls, read, submit } from './call.ts';
import { createRoutes } from './dispatcher.ts';
import { gatewayContract } from './trees/gateway-contract.ts';

const data = z.strictObject({});
const one = read({ id: 'API-20', client: 'general', path: 'one', input: data, output: z.number(), requirements: [] });
const other = submit({
  id: 'API-21',
  client: 'micro',
  path: 'branch/other',
  input: data,
  output: z.number(),
  requirements: [],
});
const handlers = { one: async () => ok(1), branch: { other: async () => ok(2) } };

describe('the routes of a contract', () => {
  test('each call is found by its path, with its own handler and its dotted name', async () => {
    const routes = createRoutes({ one, branch: { other } }, handlers);
    expect([...routes].map(([path, { name }]) => [path, name])).toEqual([
      ['one', 'one'],
      ['branch/other', 'branch.other'],
    ]);
    expect(await routes.get('branch/other')?.handle({}, undefined)).toEqual(ok(2));
  });

  test('two calls with the same path are an error at start-up', () => {
    expect(() => createRoutes({ one, branch: { other: one } }, handlers)).toThrow('two calls share the path one');
  });

  test('a call without a handler is an error at start-up', () => {
    expect(() => createRoutes({ one }, {} as { one: () => Promise<never> })).toThrow('the call one has no handler');
    const { branch: _, ...withoutBranch } = handlers;
    expect(() => createRoutes({ one, branch: { other } }, withoutBranch as typeof handlers)).toThrow(
      'the call branch.other has no handler',
    );
  });

  test('no two calls of the product share a path or a name', () => {
    const calls = [...listCalls(gatewayContract)];
    expect(new Set(calls.map(({ call }) => call.path)).size).toEqual(calls.length);
    expect(new Set(calls.map(({ name }) => name)).size).toEqual(calls.length);
  });
});
