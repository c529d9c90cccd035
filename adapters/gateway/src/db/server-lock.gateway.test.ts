import { sql } from 'kysely';
import { describe, expect, inject, test, vi } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { withDatabase } from '../../../../tests/support/postgres-setup.ts';
import { openPostgres } from './postgres.ts';
import { claimDatabase, isClaimed, SERVER_LOCK } from './server-lock.ts';

const database = testDatabase();

/** The embedded database locks its folder instead. */
const isPostgres = process.env.TEST_ENGINE === 'postgres';

async function urlOf(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database().kysely);
  return withDatabase(inject('postgres').url, rows[0]?.name ?? '');
}

/** Backends of this database that hold the server lock. */
async function holders(): Promise<readonly number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks where locktype = 'advisory' and objid = ${SERVER_LOCK}
      and database = (select oid from pg_database where datname = current_database())`.execute(database().kysely);
  return rows.map(({ pid }) => pid);
}

async function openServer(url: string) {
  const server = openPostgres({ url, isServer: true });
  let isListening = false;
  server.listen('change', {
    heard: () => undefined,
    listening: (is) => {
      isListening = is;
    },
  });
  return { server, isListening: () => isListening };
}

describe.skipIf(!isPostgres)('a database in use by a server', () => {
  test('REL-31 cannot be claimed for a restore, even after the server has reconnected', async () => {
    const url = await urlOf();
    const { server, isListening } = await openServer(url);
    await vi.waitFor(() => expect(isListening()).toBe(true), 5_000);
    expect(await claimDatabase(url)).toMatchObject({ connections: expect.any(Number) });
    const [pid = 0] = await holders();
    await sql`select pg_terminate_backend(${pid})`.execute(database().kysely);
    await vi.waitFor(async () => {
      const [again] = await holders();
      expect(again).toBeDefined();
      expect(again).not.toBe(pid);
    }, 10_000);
    expect('connections' in (await claimDatabase(url))).toBe(true);
    await server.close();
    const free = await vi.waitFor(async () => {
      const found = await claimDatabase(url);
      if (!('claimed' in found)) throw new Error('it is in use still');
      return found.claimed;
    }, 5_000);
    await free.release();
  });

  test('REL-31 keeps servers waiting while claimed, until it is released', async () => {
    const url = await urlOf();
    const found = await claimDatabase(url);
    if (!('claimed' in found)) throw new Error('somebody uses it');
    expect(await isClaimed(database())).toBe(true);
    const { server, isListening } = await openServer(url);
    expect('connections' in (await claimDatabase(url))).toBe(true);
    expect(isListening()).toBe(false);
    await found.claimed.release();
    await vi.waitFor(() => expect(isListening()).toBe(true), 5_000);
    expect(await isClaimed(database())).toBe(false);
    await server.close();
  });
});
