import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFolder } from '@fairhall/gateway/db/open-database';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import { hashSha256 } from '@fairhall/gateway/identity/secrets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyMigratedDatabase } from '../../tests/support/migrated-database.ts';
import { createEmptyFolder, runToEnd } from './process.ts';

const folder = createEmptyFolder();
const data = join(folder, 'data');
const file = join(data, 'staff.token');
beforeAll(() => copyMigratedDatabase(data));
afterAll(() => rmSync(folder, { recursive: true }));

/** The staff member of the token, and whether the token is valid. */
async function memberOf(token: string) {
  const database = await openPGlite({ folder: databaseFolder(data) });
  const members = database.kysely.selectFrom('staff').select(['role', 'revoked', 'expires']);
  const found = await members.where('token_hash', '=', hashSha256(token)).executeTakeFirst();
  const audit = await database.kysely.selectFrom('audit').select('call').execute();
  await database.close();
  return { found, audit: audit.map(({ call }) => call) };
}

const give = (...args: string[]) => runToEnd(['db', 'operator-token', ...args], folder);
const written = () => readFileSync(file, 'utf8').trim();

test('D-94 anyone with access to the database gets an operator token without SQL, the previous one is revoked, and the audit log records it', async () => {
  expect((await give('--dry-run')).exit).toBe(0);
  expect(existsSync(file)).toBe(false);
  const { exit, out, err } = await give();
  expect({ exit, out }).toEqual({ exit: 0, out: `${file}\n` });
  expect(err).toContain(`A new operator token is in ${file}.`);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  const first = written();
  const good = { role: 'operator', revoked: null, expires: expect.any(Number) };
  expect(await memberOf(first)).toEqual({ found: good, audit: ['db.operatorToken'] });
  expect((await give()).exit).toBe(0);
  expect(await memberOf(first)).toEqual({ found: undefined, audit: ['db.operatorToken', 'db.operatorToken'] });
  const second = await memberOf(written());
  expect(second.found).toEqual(good);
  expect(second.found?.expires).toBeGreaterThan(Date.now() + 364 * 86_400_000);
});
