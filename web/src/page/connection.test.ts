import { afterEach, expect, test, vi } from 'vitest';

const fresh = async (dataset: Record<string, string> = {}) => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubEnv('SSR', false);
  return import('./connection.ts');
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('REL-19 a failed try loses the connection, and one that arrives brings it back', async () => {
  const { connection } = await fresh();
  const seen: boolean[] = [];
  connection.subscribe(() => seen.push(connection.isLost()));
  expect(connection.isLost()).toBe(false);
  for (const isReached of [true, false, false, true]) connection.tell(isReached);
  expect(seen).toEqual([true, false]);
});

test('a page that came from what is kept begins without a connection', async () => {
  const { connection } = await fresh({ kept: '1' });
  expect(connection.isLost()).toBe(true);
});

test('the next failure is waited for, but no longer than patience lasts', async () => {
  const { connection, nextFailure } = await fresh();
  const waited = nextFailure(60_000);
  connection.tell(false);
  await waited;
  await nextFailure(1);
});
