import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertCatalogue, productEnquiry } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, submitHeaders, testGateway } from '../../../../tests/support/gateway.ts';

const database = testDatabase({ changesSchema: true });
const gateway = testGateway(database);

const run = (text: string) => sql.raw(text).execute(database().kysely);

/** Simulates a failover: the connected server is now a standby, or is read-only for another reason. */
async function makeReadOnly(): Promise<() => Promise<unknown>> {
  if (database().engine === 'pglite') {
    await run('set default_transaction_read_only = on');
    return () => run('set default_transaction_read_only = off');
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database().kysely);
  await run(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
  // New sessions are read-only, so all current sessions must end: this one last, since it ends the others.
  const sessions = 'pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await run(`select pg_terminate_backend(pid) from ${sessions}`);
  await run('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
  const isReadOnly = () =>
    sql<{ value: string }>`select current_setting('default_transaction_read_only') as value`
      .execute(database().kysely)
      .then(
        (answer) => answer.rows[0]?.value,
        () => 'lost',
      );
  await expect.poll(isReadOnly).toBe('on');
  return async () => undefined; // the database is dropped together with its settings
}

test('REL-23 REL-32 on a read-only database a submit is 503, reads still work, and the process is not ready', async () => {
  await insertCatalogue(database());
  const undo = await makeReadOnly();
  try {
    const submit = await post(gateway(), 'inquiry/submitNewInquiry.json', productEnquiry, { headers: submitHeaders() });
    expect([submit.status, submit.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await post(gateway(), 'search/goods', {})).status).toEqual(200);
    expect(await gateway().ready()).toMatchObject({ ready: false, reason: 'readOnly', databaseAnswers: true });
  } finally {
    await undo();
  }
});
