import { afterEach, expect, test, vi } from 'vitest';

const fresh = async (dataset: Record<string, string> = {}) => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubEnv('SSR', false);
  return import('./server-connection.ts');
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('REL-19 a failed call loses the connection, and a successful one restores it', async () => {
  const { serverConnection: networkConnection } = await fresh();
  const seen: boolean[] = [];
  networkConnection.subscribe(() => seen.push(networkConnection.isLost()));
  expect(networkConnection.isLost()).toBe(false);
  for (const isReached of [true, false, false, true]) networkConnection.report(isReached);
  expect(seen).toEqual([true, false]);
});

test('a page from the cache starts without a connection', async () => {
  const { serverConnection: networkConnection } = await fresh({ kept: '1' });
  expect(networkConnection.isLost()).toBe(true);
});

test('waiting for the next failure ends after a timeout', async () => {
  const { serverConnection: networkConnection, nextFailure } = await fresh();
  const waited = nextFailure(60_000);
  networkConnection.report(false);
  await waited;
  await nextFailure(1);
});
