import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestGateway, post, submitHeaders } from '../../../../tests/support/gateway.ts';
import { runStatement, withDatabase } from '../../../../tests/support/postgres-setup.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

describe.skipIf(!isPostgres)('a temporarily read-only server', () => {
  const name = `fairhall_test_${randomUUID().replaceAll('-', '')}`;
  let database: Database;
  const setReadOnly = (is: 'on' | 'off') =>
    runStatement(inject('postgres').url, `alter database ${name} set default_transaction_read_only = ${is}`);

  beforeAll(async () => {
    const { url, template } = inject('postgres');
    await runStatement(url, `create database ${name} template ${template}`);
    // New sessions are read-only from now on, like those with a demoted primary.
    await setReadOnly('on');
    database = openPostgres({ url: withDatabase(url, name), poolSize: 3 });
  });
  afterAll(async () => {
    await database.close();
    await runStatement(inject('postgres').url, `drop database ${name} with (force)`);
  });

  test('REL-23 rejects writes with 503 but still reads, and read-only connections are replaced once it is writable', async () => {
    const gateway = await createTestGateway(database);
    const write = async () => {
      const data = { content: 'Where is hall 2?', email: 'a@example.com', type: 'service' };
      return (await post(gateway, 'cms-service/feedback/submit', data, { headers: submitHeaders() })).status;
    };
    const writeDirectly = () =>
      sql`insert into setting (key, value) values (${randomUUID()}, '1')`.execute(database.kysely);
    // All connections of the pool are open and read-only.
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.2)`.execute(database.kysely)));
    await expect(writeDirectly()).rejects.toMatchObject({ code: '25006' });
    await expect(database.transaction(({ kysely }) => sql`delete from setting`.execute(kysely))).rejects.toMatchObject({
      code: '25006',
    });
    expect((await sql<{ one: number }>`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
    const statuses = [await write()];
    await setReadOnly('off');
    // At most the two other connections fail once more.
    for (let tried = 0; tried < 3; tried += 1) await writeDirectly().catch(() => undefined);
    await writeDirectly();
    await database.transaction(({ kysely }) => sql`delete from setting where key = 'none'`.execute(kysely));
    statuses.push(await write());
    expect(statuses).toEqual([503, 200]);
    await gateway.close();
  });
});
