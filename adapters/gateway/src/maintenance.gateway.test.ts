import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../tests/support/databases.ts';
import type { Queries } from './db/database.ts';
import type { CleanUps } from './gateway-feature.ts';
import { cleanUp, startCleanUp } from './maintenance.ts';

const database = testDatabase();
const now = () => 1_800_000_000_000;

const keys = async () => {
  const rows = await database().kysely.selectFrom('nonce').select('nonce').orderBy('nonce').execute();
  return rows.map(({ nonce }) => nonce);
};
const insert = ({ kysely }: Queries, nonce: string) =>
  kysely
    .insertInto('nonce')
    .values({ key_id: 'k', nonce, expires: now() + 1 })
    .execute();

test('REL-29 the cleanup deletes the rows of every feature, then the files, and then refreshes the figures', async () => {
  const done: string[] = [];
  const feature = (name: string): CleanUps => ({
    cleanUpRows: async (_, at) => void done.push(`rows of ${name} at ${at}`),
    cleanUpFiles: async (at) => void done.push(`files of ${name} at ${at}`),
    refresh: async (at) => void done.push(`figures of ${name} at ${at}`),
  });
  await cleanUp({ database: database(), features: [feature('one'), {}, feature('other')], now });
  expect(done).toEqual([
    `rows of one at ${now()}`,
    `rows of other at ${now()}`,
    `files of one at ${now()}`,
    `files of other at ${now()}`,
    `figures of one at ${now()}`,
    `figures of other at ${now()}`,
  ]);
});

test('if deleting the rows of one feature fails, all rows and files stay', async () => {
  const cleaned: string[] = [];
  const one: CleanUps = {
    cleanUpRows: async (queries) => void (await insert(queries, 'in the transaction')),
    cleanUpFiles: async () => void cleaned.push('files'),
  };
  const other: CleanUps = { cleanUpRows: async () => Promise.reject(new Error('cannot')) };
  await insert(database(), 'before');
  await expect(cleanUp({ database: database(), features: [one, other], now })).rejects.toThrow('cannot');
  expect([await keys(), cleaned]).toEqual([['before'], []]);
});

test('figures not refreshed while no process ran are refreshed one minute after the start', async () => {
  vi.useFakeTimers();
  try {
    const done: string[] = [];
    const early: CleanUps = { refreshesAtStart: true, refresh: async (at) => void done.push(`early at ${at}`) };
    const hourly: CleanUps = { refresh: async () => void done.push('hourly') };
    const ports = { database: database(), features: [hourly, early], now };
    const stop = startCleanUp(ports, (error) => done.push(String(error)));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(done).toEqual([`early at ${now()}`]);
    stop();
    startCleanUp(ports, (error) => done.push(String(error)))();
    await vi.advanceTimersByTimeAsync(3_700_000);
    expect(done).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
