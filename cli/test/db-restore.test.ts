import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@fairhall/gateway/db/database';
import { databaseFolder } from '@fairhall/gateway/db/open-database';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import { hashSha256 } from '@fairhall/gateway/identity/secrets';
import { recordRevocation } from '@fairhall/gateway/revocations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyMigratedDatabase } from '../../tests/support/migrated-database.ts';
import { runLine } from './line.ts';
import { createEmptyFolder } from './process.ts';

const folder = createEmptyFolder();
const data = join(folder, 'data');
beforeAll(() => copyMigratedDatabase(data));
afterAll(() => rmSync(folder, { recursive: true }));

async function withDatabase<Value>(dataDir: string, work: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openPGlite({ folder: databaseFolder(dataDir) });
  return work(database).finally(() => database.close());
}

const insertBuyers = (...accountIds: readonly string[]) =>
  withDatabase(data, ({ kysely }) =>
    kysely
      .insertInto('account')
      .values(
        accountIds.map((id) => ({ account_id: id, email: `${id}@example.com`, kind: 'buyer' as const, created: 1 })),
      )
      .execute(),
  );

const erase = (accountId: string) =>
  withDatabase(data, (database) =>
    database.transaction(async (transaction) => {
      await transaction.kysely.deleteFrom('account').where('account_id', '=', accountId).execute();
      await recordRevocation(transaction, { kind: 'erasedAccount', subject: accountId });
    }),
  );

/** The accounts, and whether the token in the data folder is an operator's. */
const look = (dataDir: string) =>
  withDatabase(dataDir, async ({ kysely }) => {
    const token = readFileSync(join(dataDir, 'staff.token'), 'utf8').trim();
    const operator = kysely.selectFrom('staff').select('role').where('token_hash', '=', hashSha256(token));
    return {
      accounts: (await kysely.selectFrom('account').select('account_id').execute()).map((row) => row.account_id),
      role: (await operator.where('revoked', 'is', null).executeTakeFirst())?.role,
    };
  });

test('REL-31 a restore repeats the erasures in the log, and without the log lists the people it restores', {
  timeout: 300_000,
}, async () => {
  // Runs in this process: loading the gateway in a new one for each command takes half a second.
  const restoreTo = (dataDir: string, ...args: string[]) =>
    runLine(['db', 'restore', 'monday.tar', ...args], folder, { environment: { DATA_DIR: dataDir } });
  await insertBuyers('nadia', 'omar');
  expect((await runLine(['db', 'backup', 'monday.tar'], folder, { environment: { DATA_DIR: data } })).exit).toBe(0);
  await erase('nadia');

  const dry = await restoreTo(data, '--dry-run', '--json');
  expect(JSON.parse(dry.out)).toMatchObject({ dryRun: true, accountsErasedAgain: 1, accountsComingBack: 0 });
  const { exit, err } = await restoreTo(data, '--yes');
  expect({ exit, err }).toEqual({ exit: 0, err: expect.stringContaining('Accounts erased again: 1') });
  expect(await look(data)).toEqual({ accounts: ['omar'], role: 'operator' });

  // Another machine without the revocation log.
  const other = join(folder, 'other');
  const asked = await restoreTo(other);
  expect({ exit: asked.exit, made: existsSync(databaseFolder(other)) }).toEqual({ exit: 1, made: false });
  for (const said of ['No log', 'n***@example.com', 'o***@example.com', '--yes']) expect(asked.err).toContain(said);
  expect(asked.err).not.toContain('nadia@');
  expect((await restoreTo(other, '--yes')).exit).toBe(0);
  expect(await look(other)).toEqual({ accounts: ['nadia', 'omar'], role: 'operator' });
});
